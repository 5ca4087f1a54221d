import { fireEvent, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { settle, showSports } from '../fakes/sports-scene';
import { OwnTexts, type OwnTextLoaders } from './own-texts';

const texts = (title: string) => async () => ({ default: { tipsters: { title }, retry: 'of the page' } });
const LOADERS: OwnTextLoaders = { 'zh-CN': texts('红单'), 'zh-TW': texts('紅單'), en: texts('Red') };

function Title() {
  const { t } = useTranslation('sports');
  return (
    <p>
      {t('tipsters.title')} {t('retry')}
    </p>
  );
}

const show = (loaders: OwnTextLoaders) =>
  showSports({
    page: (
      <OwnTexts name="tipsters" loaders={loaders} skeleton={<p>waiting</p>}>
        <Title />
      </OwnTexts>
    ),
  });

describe('texts that come with a page', () => {
  it('are waited for, and lie under what is there already', async () => {
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await show({ ...LOADERS, 'zh-CN': () => late.then(LOADERS['zh-CN']) });
    expect(screen.getByText('waiting')).toBeInTheDocument();
    arrive();
    await settle();
    expect(screen.getByText('红单 重试')).toBeInTheDocument();
  });

  it('say that they could not be fetched, and can be tried again', async () => {
    let down = true;
    await show({
      ...LOADERS,
      'zh-CN': () => (down ? Promise.reject(new Error('chunk missing')) : LOADERS['zh-CN']()),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('页面加载失败');
    down = false;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(screen.getByText('红单 重试')).toBeInTheDocument();
  });
});
