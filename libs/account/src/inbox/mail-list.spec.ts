import fc from 'fast-check';
import {
  sizeToRead,
  toMailDetail,
  withNewest,
  withOlder,
  withRead,
  type Mail,
  type MailList,
} from './mail-list';

const NONE = { system: 0, promotion: 0, money: 0, personal: 0 };
const letter = (id: number, isRead = false): Mail => ({
  id: String(id),
  kind: 'money',
  title: `mail ${String(id)}`,
  preview: '',
  sentAt: id,
  isRead,
});
const list = (ids: readonly number[], more = false): MailList => ({
  items: ids.map((id) => letter(id)),
  more,
  unread: { ...NONE, money: ids.length },
});
const idsOf = ({ items }: MailList): number[] => items.map(({ id }) => Number(id));

/** What a platform that has these mails answers. */
function pageOf(all: readonly number[], size: number, before = Number.MAX_SAFE_INTEGER): MailList {
  const below = [...all].sort((a, b) => b - a).filter((id) => id < before);
  return list(below.slice(0, size), below.length > size);
}

describe('the list of mails', () => {
  it('gains what has come, and keeps what lies below the newest page', () => {
    const known = withOlder(pageOf([1, 2, 3, 4, 5, 6], 3), pageOf([1, 2, 3, 4, 5, 6], 3, 4));
    expect(idsOf(known)).toEqual([6, 5, 4, 3, 2, 1]);
    const next = withNewest(known, pageOf([1, 2, 3, 4, 5, 6, 7], 3));
    expect([idsOf(next), next.more]).toEqual([[7, 6, 5, 4, 3, 2, 1], false]);
  });

  it('loses what the newest page does not hold any more', () => {
    expect(idsOf(withNewest(list([6, 5, 4, 3], true), pageOf([1, 2, 3, 4, 6], 3)))).toEqual([6, 4, 3]);
    expect(idsOf(withNewest(list([6, 5, 4]), list([6])))).toEqual([6]);
  });

  it('begins again where so many have come that some lie between', () => {
    const next = withNewest(list([3, 2, 1]), pageOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 3));
    expect([idsOf(next), next.more]).toEqual([[9, 8, 7], true]);
  });

  it('is what the platform has, however mails come, go and are fetched', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ do: fc.constant('newest' as const) }),
      fc.record({ do: fc.constant('older' as const) }),
      fc.record({ do: fc.constant('remove' as const), place: fc.nat(30) }),
    );
    fc.assert(
      fc.property(fc.nat(12), fc.array(step, { maxLength: 30 }), (count, steps) => {
        let all = Array.from({ length: count }, (_, index) => index + 1);
        let last = count;
        let known = pageOf(all, 4);
        for (const each of steps) {
          if (each.do === 'arrive') all = [...all, ...Array.from({ length: each.count }, () => (last += 1))];
          if (each.do === 'remove') all = all.filter((_, place) => place !== each.place);
          const bottom = known.items.at(-1);
          if (each.do === 'older' && known.more && bottom !== undefined)
            known = withOlder(known, pageOf(all, 4, Number(bottom.id)));
          if (each.do === 'newest') known = withNewest(known, pageOf(all, 4));
          const ids = idsOf(known);
          expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
        }
        // All pages once more, from the top: nothing is missing and nothing twice.
        known = pageOf(all, 4);
        while (known.more) known = withOlder(known, pageOf(all, 4, Number(known.items.at(-1)?.id)));
        expect(idsOf(known)).toEqual([...all].sort((a, b) => b - a));
      }),
    );
  });

  it('counts a mail down once, and never below nothing', () => {
    const once = withRead(list([3, 2]), ({ id }) => id === '3');
    expect([once.unread.money, once.items.map(({ isRead }) => isRead)]).toEqual([1, [true, false]]);
    expect(withRead(once, ({ id }) => id === '3').unread.money).toBe(1);
    expect(withRead({ ...list([3]), unread: NONE }, () => true).unread.money).toBe(0);
  });

  it.each([
    [0, 20],
    [20, 20],
    [21, 40],
    [5_000, 100],
  ])('of %d shown mails is read anew by %d', (shown, size) => {
    expect(sizeToRead(shown)).toBe(size);
  });

  it('shows of a text beyond the bound only the beginning', () => {
    const wire = { ...letter(1), kind: 'money', read: 0, body: 'x'.repeat(20_001) } as const;
    expect(toMailDetail(wire)).toMatchObject({ body: 'x'.repeat(20_000), isCut: true });
    expect(toMailDetail({ ...wire, body: 'x' })).toMatchObject({ body: 'x', isCut: false });
  });
});
