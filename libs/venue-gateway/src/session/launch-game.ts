import type { Result } from '@heptad/api-client';
import { venue, type CallResponse } from '@heptad/contracts';
import { boundAddress } from '@heptad/device';
import { defined } from '@heptad/formatting';
import { malformed } from '../mapping/refusals';
import type { GameLaunch, GameVenue } from '../ports/game-venue';
import { clientOf, type LaunchContext } from './launch-venue';

/** Games and halls, in a frame or in a page of their own (CALL-014, CALL-016, OPEN-061). */
export function createGameVenue(context: LaunchContext): GameVenue {
  const { api, allowList } = context;
  const { fields, headers } = clientOf(context);
  const launched = (path: string, answer: Result<CallResponse<typeof venue.launch>>): Result<GameLaunch> => {
    if (!answer.ok) return answer;
    const url = boundAddress(answer.value.url, allowList);
    if (url === undefined) return malformed(path, 'the launch address is not allowed');
    return {
      ok: true,
      value: {
        url: url.href,
        origin: url.origin,
        ...(answer.value.ownPage === 1 && { ownPage: true as const }),
      },
    };
  };
  return {
    async launch({ enName, gameCode, name, callBackAddress, bringMoney }) {
      const answer = await api.send(
        venue.launch,
        {
          enName,
          ...fields,
          isManualLaunch: 1,
          ...defined({ gameCode, name, callBackAddress }),
          ...(bringMoney === undefined ? {} : { appSendMoney: bringMoney ? 1 : 0 }),
        },
        { headers, noToast: 'awaited' },
      );
      return launched(venue.launch.path, answer);
    },

    async demo({ enName, gameCode }) {
      const answer = await api.send(
        venue.frontLaunch,
        { enName, ...defined({ gameCode }) },
        { noToast: 'awaited' },
      );
      return launched(venue.frontLaunch.path, answer);
    },
  };
}
