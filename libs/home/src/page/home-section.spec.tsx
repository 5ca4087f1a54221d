import { firstScreen } from '@heptad/ui-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import zhCN from '../messages/zh-CN.json';
import { HomeSection } from './home-section';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'zh-CN', resources: { 'zh-CN': { home: zhCN } } }));

const onReload = jest.fn();
const show = (Component: () => null) =>
  render(
    <I18nextProvider i18n={i18n}>
      <HomeSection id="balance" minHeight={112} Component={Component} isFirst onReload={onReload} />
    </I18nextProvider>,
  );

describe('a home section', () => {
  it('keeps its place free while it is on its way', () => {
    show(() => {
      throw new Promise(() => undefined);
    });
    expect(document.querySelector('[aria-busy="true"]')).toHaveStyle({ height: '112px' });
  });

  it('offers to load the page anew when it broke', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show(() => {
      throw new Error('broken');
    });
    fireEvent.click(screen.getByRole('button', { name: '刷新页面' }));
    expect(onReload).toHaveBeenCalledTimes(1);
    silence.mockRestore();
  });

  it('that a first screen does not show is asked for once that is drawn, and keeps its place until then', async () => {
    let rest = (): void => undefined;
    firstScreen.begin({
      document: { readyState: 'complete' },
      addEventListener: () => undefined,
      setTimeout: () => 0,
      requestIdleCallback: (work: () => void) => (rest = work),
    });
    const Content = jest.fn(() => null);
    render(
      <I18nextProvider i18n={i18n}>
        <HomeSection id="anchors" minHeight={148} Component={Content} isFirst={false} onReload={onReload} />
      </I18nextProvider>,
    );
    expect(Content).not.toHaveBeenCalled();
    expect(document.querySelector('[aria-busy="true"]')).toHaveStyle({ height: '148px' });
    firstScreen.shown();
    await act(async () => rest());
    expect(Content).toHaveBeenCalled();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
});
