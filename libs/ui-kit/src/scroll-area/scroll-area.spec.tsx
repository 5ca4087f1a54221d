import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ScrollArea } from './scroll-area';

/** Renders, and lets the part measure what there is to scroll. */
async function show(element: ReactElement) {
  render(element);
  await act(async () => undefined);
}

describe('ScrollArea', () => {
  it('is a named region with its content', async () => {
    await show(
      <ScrollArea label="名单">
        <p>甲</p>
      </ScrollArea>,
    );
    expect(screen.getByRole('region', { name: '名单' })).toHaveTextContent('甲');
  });

  it('brings no style element, which the page would refuse, and hides the bar of the browser by a class', async () => {
    await show(<ScrollArea label="名单">甲</ScrollArea>);
    expect(document.querySelector('style')).toBeNull();
    expect(screen.getByRole('region')).toHaveClass('[scrollbar-width:none]');
  });

  it.each([
    ['vertical', 'hidden', ''],
    ['horizontal', '', 'hidden'],
  ] as const)('scrolls %s alone', async (scroll, x, y) => {
    await show(
      <ScrollArea label="名单" scroll={scroll}>
        甲
      </ScrollArea>,
    );
    const { overflowX, overflowY } = screen.getByRole('region').style;
    expect([overflowX === 'hidden', overflowY === 'hidden']).toEqual([x === 'hidden', y === 'hidden']);
  });
});
