import { ITEMS } from '@heptad/device';
import { fakeDevice } from '@heptad/device/testing';
import { renderFeature, settle } from '@heptad/feature-testing';
import { fakeMember } from '@heptad/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import { activitiesModule } from '../activities-module';
import { headOf } from '../engine/testing/activity-fakes';
import { FriendsHint } from './friends-hint';
import { activityOffer } from './offer';

const FRIENDS = [activityOffer(headOf({ kind: 'friendInvitation' }))];

async function show({ flag = true, guest = false, offers = FRIENDS } = {}) {
  const device = fakeDevice();
  if (flag) device.items.set(ITEMS.friendPopup, 'yes');
  const scene = await renderFeature({
    module: activitiesModule,
    page: <FriendsHint offers={offers} />,
    path: '/',
    at: '/',
    member: guest ? false : fakeMember('1'),
    services: { device },
  });
  await settle();
  return { ...scene, kept: () => device.items.get(ITEMS.friendPopup) };
}
const hint = () => screen.queryByRole('region', { name: '邀请朋友' });

describe('the hint at friends', () => {
  it('SESSION-003 is shown once after a login that asked for it, and leads to the friends’ page', async () => {
    const { kept } = await show();
    expect(hint()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute('href', '/activity/friendInvitation');
    expect(kept()).toBeUndefined();
  });

  it('goes when it is closed', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(hint()).toBeNull();
  });

  it.each([
    ['no login asked for it', { flag: false }],
    ['nobody is logged in', { guest: true }],
    ['the platform offers no invitations', { offers: [] }],
  ])('is not shown where %s', async (_name, more) => {
    const { kept } = await show(more);
    expect(hint()).toBeNull();
    expect(kept()).toBe('flag' in more ? undefined : 'yes');
  });
});
