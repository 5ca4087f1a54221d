import { activity } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { kindPath } from '../../../kind';
import { KINDS } from '../../../../kinds/kinds';
import type * as Kinds from '../../../../kinds/kinds';
import { ok, playOf, wireActivity, type WireActivity } from '../../activity-fakes';
import { kindPageSuite } from '../../kind-page-suite';
import { playSuite } from '../../play-suite';
import { showActivity } from '../../show-activity';
import type * as Kind from './kind';

// What adds a kind to the app is a line in the list of kinds, beside its folder.
jest.mock('../../../../kinds/kinds', () => {
  const path = '../../../../kinds/kinds';
  const { KINDS: known } = jest.requireActual<typeof Kinds>(path);
  const { moonWalk } = jest.requireActual<typeof Kind>('./kind');
  return { KINDS: [...known, moonWalk] };
});

const AT = '/activity/moonWalk/a-1';
const shown = (left: number): WireActivity => ({
  ...wireActivity({ kind: 'pureDisplay' }),
  kind: 'moonWalk',
  state: 'earning',
  chances: { earned: 1, used: 1 - left, left, by: [] },
});
const walk = () => screen.queryByRole('button', { name: '走一步' });

kindPageSuite({ at: AT, shown: shown(1), action: '走一步' });

playSuite({
  at: AT,
  shown: shown(1),
  nothingLeft: shown(0),
  tap: () => void fireEvent.click(walk() as HTMLElement),
  offers: () => walk() !== null,
  ending: '获得 ¥2.00',
});

describe('a kind that does not exist yet', () => {
  it('is reached from lists and has its records, as all kinds do', async () => {
    expect(kindPath(KINDS, { kind: 'moonWalk', id: 'a-1' }, '/elsewhere/:id')).toBe(AT);
    const answers = { [activity.play.path]: ok({ play: playOf(), activity: shown(0) }) };
    const { router } = await showActivity({ at: AT, shown: shown(1), answers });
    fireEvent.click(walk() as HTMLElement);
    await settle();
    expect(walk()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '活动记录' }));
    await settle();
    expect(router.state.location.pathname).toBe('/activity/records/a-1');
  });
});
