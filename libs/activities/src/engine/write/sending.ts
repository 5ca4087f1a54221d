import { type ApiClient, type Result } from '@heptad/api-client';
import { activity, type CallResponse } from '@heptad/contracts';
import { createWriteSaga, type WriteAnswer, type WriteServices } from '@heptad/idempotent-write';
import * as v from 'valibot';
import type { ActivitiesServices } from '../../services';
import { activityApi } from '../activity-queries';
import { ACTIVITIES_TAG } from '../activity-tags';
import { handOn, questionsAfter } from '../handed-on';
import { claimWrite, playWrite, type ClaimOrder, type PlayOrder } from './activity-write';

type Sending = WriteServices & Pick<ActivitiesServices, 'api' | 'clock' | 'language'>;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const playOrder: v.GenericSchema<unknown, PlayOrder> = v.object({
  activity: id,
  choice: v.exactOptional(
    v.object({
      place: v.exactOptional(v.pipe(v.number(), v.integer())),
      day: v.exactOptional(v.string()),
      fixture: v.exactOptional(id),
      pick: v.exactOptional(id),
    }),
  ),
  clientSeed: v.exactOptional(v.string()),
});
const claimOrder: v.GenericSchema<unknown, ClaimOrder> = v.object({
  activity: id,
  prizeId: id,
  prize: v.pipe(v.string(), v.maxLength(200)),
});

/** The end of a write, in the answer that tells it. */
const ended = <End>(end: End): Result<WriteAnswer<End>> => ({ ok: true, value: { state: 'succeeded', end } });

/** What the platform knows of a key. @param endOf takes the end from the answer, where it is there */
async function askByKey<End>(
  api: ApiClient,
  idempotencyKey: string,
  endOf: (known: CallResponse<typeof activity.writeStatus>) => End | undefined,
): Promise<Result<WriteAnswer<End>>> {
  const answer = await api.send(activity.writeStatus, { idempotencyKey }, { noToast: true });
  if (!answer.ok) return answer;
  const end = endOf(answer.value);
  return end === undefined ? { ok: true, value: { state: 'unknown' } } : ended(end);
}

/**
 * What was refused was not as the page showed it, so all of it is read again then too. One action: what the answer carried is taken by
 * the first question about the activity, and a second one would be asked for nothing.
 */
const readAnew = () => [activityApi.util.invalidateTags(['balance', ACTIVITIES_TAG])];

const options = (idempotencyKey: string, { language }: Pick<Sending, 'language'>) =>
  ({ idempotencyKey, noToast: 'awaited', headers: { 'Accept-Language': language.current() } }) as const;

/** Sends a play once under its key, and asks by the key what became of it. */
export const playSending = createWriteSaga(
  {
    name: playWrite.name,
    order: playOrder,
    subject: playWrite.subjectOf,
    async send(services: Sending, { activity: of, ...said }: PlayOrder, key) {
      const answer = await services.api.send(activity.play, { id: of, ...said }, options(key, services));
      if (!answer.ok) return answer;
      const { play, activity: shown } = answer.value;
      handOn(services, services.language.current(), shown, questionsAfter(play.paid));
      return ended(play);
    },
    ask: ({ api }, key) => askByKey(api, key, ({ play }) => play),
    atEnd: readAnew,
  },
  playWrite.state,
);

/** Sends a claim once under its key, and asks by the key what became of it. */
export const claimSending = createWriteSaga(
  {
    name: claimWrite.name,
    order: claimOrder,
    subject: claimWrite.subjectOf,
    async send(services: Sending, { activity: of, prizeId }: ClaimOrder, key) {
      const answer = await services.api.send(activity.claim, { id: of, prizeId }, options(key, services));
      if (!answer.ok) return answer;
      const { claim, activity: shown } = answer.value;
      handOn(services, services.language.current(), shown, questionsAfter(claim.amount));
      return ended(claim);
    },
    ask: ({ api }, key) => askByKey(api, key, ({ claim }) => claim),
    atEnd: readAnew,
  },
  claimWrite.state,
);
