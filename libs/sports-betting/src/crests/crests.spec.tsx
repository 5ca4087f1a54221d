import { render, waitFor } from '@testing-library/react';
import { fakeMatch } from '../testing/sports-scene';
import { crestsOf } from './crest';
import { LeagueMark } from './league-mark';
import { TeamCrest } from './team-crest';

describe('the crest beside a team', () => {
  it('is that of its side, hidden from screen readers, in a box of its size', () => {
    const match = fakeMatch('crest');
    const { container } = render(<TeamCrest match={match} side="away" size={36} />);
    const { shape, division } = crestsOf(match).away;
    const drawing = container.querySelector('svg');
    expect(drawing).toHaveAttribute('data-emblem', `${shape} ${division}`);
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('width', '36');
  });

  it('is not drawn again when the score of its match changes', () => {
    const match = fakeMatch('goal');
    const page = (home: number) => {
      const after = { ...match, score: { home, away: 0 } };
      return <TeamCrest match={after} side="home" />;
    };
    const { container, rerender } = render(page(0));
    const drawing = container.querySelector('svg');
    const watch = new MutationObserver(() => undefined);
    watch.observe(drawing ?? container, { attributes: true, childList: true, subtree: true });
    rerender(page(1));
    rerender(page(2));
    expect(watch.takeRecords()).toEqual([]);
    expect(container.querySelector('svg')).toBe(drawing);
  });
});

describe('the mark beside a league', () => {
  it('is a badge where the name tells no country', () => {
    const { container } = render(<LeagueMark league={{ id: '102', name: '欧洲冠军联赛' }} />);
    expect(container.querySelector('svg')).toHaveAttribute('data-emblem', expect.stringMatching(/^seal /));
    expect(container.querySelector('img')).toBeNull();
  });

  it('is the country’s flag where it does, in the same box while the flag comes', async () => {
    const { container } = render(<LeagueMark league={{ id: '103', name: '西班牙甲级联赛' }} />);
    const box = container.firstElementChild;
    expect(box).toHaveClass('size-[20px]');
    expect(box).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('alt', ''));
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(container.firstElementChild).toBe(box);
  });
});
