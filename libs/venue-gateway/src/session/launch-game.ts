import { venue } from '@heptad/contracts';
import { boundAddress } from '@heptad/device';
import { defined } from '@heptad/formatting';
import { malformed } from '../mapping/refusals';
import type { GameVenue } from '../ports/game-venue';
import { clientOf, type LaunchContext } from './launch-venue';

/** Games and halls that open in a page of their own (CALL-014, OPEN-061). */
export function createGameVenue(context: LaunchContext): GameVenue {
  const { api, allowList } = context;
  const { fields, headers } = clientOf(context);
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
      if (!answer.ok) return answer;
      const url = boundAddress(answer.value.url, allowList);
      if (url === undefined) return malformed(venue.launch.path, 'the launch address is not allowed');
      return { ok: true, value: { url: url.href, origin: url.origin } };
    },
  };
}
