import { BusinessError, type VenueLocale } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';
import { admitPlay } from '../protection/admission';
import type { SandboxServices } from '../server/services';
import { platformText } from '../words/platform-words';

const LIMITED = '账户受限，暂不能领取';

/** Why a member may claim nothing now, in words; undefined where nothing stands in the way. */
export async function obstacleFor(
  services: SandboxServices,
  member: Member,
  locale: VenueLocale,
): Promise<string | undefined> {
  try {
    await admitPlay(services, member, 'payIn', LIMITED);
    return undefined;
  } catch (error) {
    if (error instanceof BusinessError) return platformText(error.message, locale);
    throw error;
  }
}
