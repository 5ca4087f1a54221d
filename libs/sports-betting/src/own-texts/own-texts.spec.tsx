import { fireEvent, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { settle, showSports } from '../testing/sports-scene';
import { OwnTexts, type OwnTextLoaders } from './own-texts';

// What one test lays under the feature's texts is there for the next: each has a key of its own.
const loadersOf = (name: string): OwnTextLoaders => {
  const texts = (title: string) => async () => ({ default: { [name]: { title }, retry: 'of the page' } });
  return { 'zh-CN': texts('红单'), 'zh-TW': texts('紅單'), en: texts('Red') };
};

function Title({ name }: { readonly name: string }) {
  const { t } = useTranslation('sports');
  return (
    <p>
      {t(`${name}.title`)} {t('retry')}
    </p>
  );
}

const show = (name: string, loaders: OwnTextLoaders) =>
  showSports({
    page: (
      <OwnTexts name={name} loaders={loaders} skeleton={<p>waiting</p>}>
        <Title name={name} />
      </OwnTexts>
    ),
  });

describe('texts that come with a page', () => {
  it('are waited for, and lie under what is there already', async () => {
    const loaders = loadersOf('late');
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await show('late', { ...loaders, 'zh-CN': () => late.then(loaders['zh-CN']) });
    expect(screen.getByText('waiting')).toBeInTheDocument();
    arrive();
    await settle();
    expect(screen.getByText('红单 重试')).toBeInTheDocument();
  });

  it('say that they could not be fetched, and can be tried again', async () => {
    const loaders = loadersOf('lost');
    let down = true;
    await show('lost', {
      ...loaders,
      'zh-CN': () => (down ? Promise.reject(new Error('chunk missing')) : loaders['zh-CN']()),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('页面加载失败');
    down = false;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(screen.getByText('红单 重试')).toBeInTheDocument();
  });
});
