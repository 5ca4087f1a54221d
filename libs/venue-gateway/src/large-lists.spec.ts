import { createHash } from 'node:crypto';
import {
  answerDecoding,
  deflatePayload,
  type DecodingRequest,
  type DecodingThreadEvents,
} from '@heptad/crypto';
import * as v from 'valibot';
import { golden } from './testing/golden';
import { createTestVenue } from './testing/test-venue';

const OB_LIVE = '/yewu11/v1/m/liveMatchesPB';
const COUNT = 100;

const { list: few } = v.parse(
  v.object({ list: v.array(v.record(v.string(), v.unknown())) }),
  golden('ob-live-list').answer,
);

const list = Array.from({ length: COUNT }, (_, index) => ({
  ...few[index % few.length],
  mid: String(1_000_000 + index),
  // No two real matches are alike, or the list would pack to next to nothing.
  mhn: createHash('sha256').update(String(index)).digest('hex'),
}));

function world(behaviour: 'answers' | 'breaks') {
  const sent: DecodingRequest[] = [];
  const venue = createTestVenue({
    openDecodingThread: ({ onAnswer, onFailure }: DecodingThreadEvents) => ({
      send(request) {
        sent.push(request);
        if (behaviour === 'breaks') onFailure();
        else void answerDecoding(request, (answer) => onAnswer(structuredClone(answer)));
      },
      close: () => undefined,
    }),
  });
  venue.reply(
    OB_LIVE,
    JSON.stringify({ code: '0000000', data: deflatePayload({ list, total: COUNT, page: 1, size: COUNT }) }),
  );
  return { sent, ask: () => venue.gateway.sports('YBTY').matches({ period: 'live', pageSize: COUNT }) };
}

describe('a large list of OB', () => {
  it.each(['answers', 'breaks'] as const)(
    'API-022 OPEN-021 is whole when the thread %s',
    async (behaviour) => {
      const { sent, ask } = world(behaviour);
      const answer = await ask();
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
      expect(sent).toHaveLength(1);
      expect(answer.value.dropped).toBe(0);
      expect(answer.value.matches.map(({ id }) => id)).toEqual(list.map(({ mid }) => mid));
    },
  );
});
