import { renderHook } from '@testing-library/react';
import type { BrandBundle } from '@heptad/brand-config';
import type { ReactNode } from 'react';
import { AppContext, useCommand, useServices } from './app-context';

const emptyApp = {
  brand: {} as BrandBundle,
  navigation: [],
  homeSections: [],
  addMessages: async () => undefined,
};

describe('the app context', () => {
  it('hands a page the services and the commands of the app it is in', async () => {
    const send = jest.fn().mockResolvedValue(undefined);
    const services = { clock: { now: () => 7 } };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <AppContext.Provider value={{ ...emptyApp, services, send }}>{children}</AppContext.Provider>
    );
    const { result } = renderHook(
      () => ({ services: useServices<typeof services>(), command: useCommand() }),
      { wrapper },
    );
    expect(result.current.services.clock.now()).toBe(7);
    await result.current.command('slip.open', { id: 1 });
    expect(send).toHaveBeenCalledWith('slip.open', { id: 1 });
  });

  it('says what is missing when a page is rendered outside the app', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useServices())).toThrow('wrap it in AppContext.Provider');
    silence.mockRestore();
  });
});
