import { TAKEN_OVER } from '@heptad/brand-config';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Afterwards } from './afterwards';

describe('what is no part of a first screen', () => {
  it('is not rendered by the edge, and comes once the screen is alive, which is told', async () => {
    const app = (
      <main>
        <p>screen</p>
        <Afterwards>
          <p>over it</p>
        </Afterwards>
      </main>
    );
    const place = document.createElement('div');
    place.innerHTML = renderToString(app);
    const screen = place.firstElementChild;
    expect(place).toHaveTextContent(/^screen$/);
    const told = jest.fn();
    const differs = jest.fn();
    window.addEventListener(TAKEN_OVER, told);
    await act(async () => void hydrateRoot(place, app, { onRecoverableError: differs }));
    expect(place).toHaveTextContent('screenover it');
    expect(place.firstElementChild).toBe(screen);
    expect(told).toHaveBeenCalledTimes(1);
    expect(differs).not.toHaveBeenCalled();
  });
});
