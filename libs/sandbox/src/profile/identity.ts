import { AGE_TIME_ZONE, BUSINESS_CODES, isAdult } from '@heptad/contracts';
import { dayKey } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import { requireHolder } from '../payments/holders';
import type { SandboxServices } from '../server/services';

/**
 * Sets a member's real name, once. The holder of their payout accounts is the same person, whichever is said first.
 * @throws BusinessError where there is a name already, or the holder is another
 */
export async function setRealName(services: SandboxServices, memberId: string, name: string): Promise<void> {
  const { members } = services;
  if ((await members.find(memberId))?.realName !== '')
    throw new BusinessError(BUSINESS_CODES.nameFixed, '真实姓名已设置，如需修改请联系{{customerService}}');
  await members.update(memberId, { realName: await requireHolder(services, memberId, name) });
}

/**
 * Sets a member's birthday, once; only an adult may be a member.
 * @param birthday `1990-06-12`
 * @throws BusinessError
 */
export async function setBirthday(
  { members, clock }: Pick<SandboxServices, 'members' | 'clock'>,
  memberId: string,
  birthday: string,
): Promise<void> {
  if ((await members.find(memberId))?.birthday !== '')
    throw new BusinessError(BUSINESS_CODES.birthdayFixed, '生日已设置，如需修改请联系{{customerService}}');
  if (!isAdult(birthday, dayKey(clock.now(), { timeZone: AGE_TIME_ZONE })))
    throw new BusinessError(BUSINESS_CODES.notAdult, '未满 18 周岁不能使用本站');
  await members.update(memberId, { birthday });
}
