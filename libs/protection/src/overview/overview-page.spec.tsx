import { protection } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { ok, protectionOf, showProtection } from '../testing/protection-scene';

describe('the first page of protection', () => {
  it('shows time played and net result, of this time and of today', async () => {
    await showProtection('/mine/protection');
    expect(screen.getByRole('row', { name: /本次/ })).toHaveTextContent('本次1小时30分−¥120.00');
    expect(screen.getByRole('row', { name: /今日/ })).toHaveTextContent('今日2小时0分+¥30.00');
  });

  it('leads to all pages, and says what is set', async () => {
    await showProtection('/mine/protection', protectionOf({}, { kind: 'loss', span: 'day', amount: '5.00' }));
    expect(screen.getByRole('link', { name: /限额.*已设 1 项/ })).toHaveAttribute(
      'href',
      '/mine/protection/limits',
    );
    expect(screen.getByRole('link', { name: /时间提醒.*60 分钟/ })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(5);
  });

  it('ROLE-014 tells signs of harm until they are read, and offers nothing with them', async () => {
    const { sent } = await showProtection(
      '/mine/protection',
      protectionOf({ markers: ['nightPlay', 'risingStakes'], markersRead: 0 }),
      { [protection.readMarkers.path]: ok(protectionOf()) },
    );
    const card = screen.getByRole('region', { name: '近 7 天里，我们注意到' });
    expect(card).toHaveTextContent('零点到五点');
    expect(card.querySelectorAll('a')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
    await act(settle);
    expect(sent(protection.readMarkers)).toEqual([{}]);
  });

  it('ROLE-014 does not tell again what was read', async () => {
    await showProtection('/mine/protection', protectionOf({ markers: ['nightPlay'], markersRead: 1 }));
    expect(screen.queryByText(/零点到五点/)).toBeNull();
  });
});
