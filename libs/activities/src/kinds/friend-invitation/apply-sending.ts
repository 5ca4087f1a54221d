import { activity } from '@heptad/contracts';
import { createWriteSaga, type WriteServices } from '@heptad/idempotent-write';
import * as v from 'valibot';
import { activityApi } from '../../engine/activity-queries';
import { ACTIVITIES_TAG } from '../../engine/activity-tags';
import { handOn } from '../../engine/handed-on';
import type { ActivitiesServices } from '../../services';
import { applyWrite, type ApplyOrder } from './apply-write';

type Sending = WriteServices & Pick<ActivitiesServices, 'api' | 'clock' | 'language'>;

const order: v.GenericSchema<unknown, ApplyOrder> = v.object({
  activity: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  friend: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
});

/** Sends an application once under its key, and asks by the key what became of it. */
export const applySending = createWriteSaga(
  {
    name: applyWrite.name,
    order,
    subject: applyWrite.subjectOf,
    async send(services: Sending, { activity: id, friend }: ApplyOrder, idempotencyKey) {
      const locale = services.language.current();
      const answer = await services.api.send(
        activity.friendApply,
        { id, friend },
        { idempotencyKey, noToast: 'awaited', headers: { 'Accept-Language': locale } },
      );
      if (!answer.ok) return answer;
      const { state, note } = answer.value;
      handOn(services, locale, answer.value.activity);
      return { ok: true, value: { state: 'succeeded', end: { state, note } } } as const;
    },
    async ask({ api }, idempotencyKey) {
      const answer = await api.send(activity.writeStatus, { idempotencyKey }, { noToast: true });
      if (!answer.ok) return answer;
      return answer.value.known === 1
        ? ({ ok: true, value: { state: 'succeeded', end: { state: 'known' } } } as const)
        : ({ ok: true, value: { state: 'unknown' } } as const);
    },
    atEnd: () => [activityApi.util.invalidateTags([ACTIVITIES_TAG])],
  },
  applyWrite.state,
);
