import { fireEvent, render, screen } from '@testing-library/react';
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
      <HomeSection id="balance" minHeight={112} Component={Component} onReload={onReload} />
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
});
