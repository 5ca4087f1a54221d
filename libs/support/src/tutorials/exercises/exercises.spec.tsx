import { ITEMS } from '@heptad/device';
import { LessonExercise } from '@heptad/feature-module';
import { renderFeature } from '@heptad/feature-testing';
import { fireEvent, screen } from '@testing-library/react';
import { useContext } from 'react';
import { supportModule } from '../../support-module';
import AddressExercise from './address-exercise';
import DomainExercise from './domain-exercise';
import { messages } from './exercise-texts';

const show = (page: React.ReactElement) => renderFeature({ module: supportModule, page, messages, at: '/x' });
const paste = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('the exercise with addresses of coins', () => {
  it('tells right from wrong by the networks’ own checksums, on the examples too', async () => {
    await show(<AddressExercise />);
    fireEvent.click(screen.getByRole('button', { name: '示例 1' }));
    expect(screen.getByRole('status')).toHaveTextContent('校验正确，是 TRC20 地址');
    fireEvent.click(screen.getByRole('button', { name: '示例 2' }));
    expect(screen.getByRole('status')).toHaveTextContent('校验不对');
    fireEvent.click(screen.getByRole('button', { name: '示例 3' }));
    expect(screen.getByRole('status')).toHaveTextContent('不是 TRC20 或 ERC20 地址');
    paste(/粘贴/, ' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ');
    expect(screen.getByRole('status')).toHaveTextContent('校验正确，是 ERC20 地址');
    paste(/粘贴/, ' ');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the exercise with domains', () => {
  it('shows the domain of this page, and knows the lines that the platform named', async () => {
    const { services } = await show(<DomainExercise />);
    expect(screen.getByText(window.location.hostname)).toBeInTheDocument();
    services.device.items.set(ITEMS.lines, { site: ['https://kunyue.example', 'nonsense'] });
    paste(/网址/, 'https://kunyue.example/mine');
    expect(screen.getByRole('status')).toHaveTextContent('是本站的域名');
    paste(/网址/, 'https://kunyue.example@evil.test');
    expect(screen.getByRole('status')).toHaveTextContent('不要输入密码');
    paste(/网址/, 'elsewhere.test');
    expect(screen.getByRole('status')).toHaveTextContent('不是本站的域名');
  });
});

it('the name of an exercise reaches a panel of another feature', async () => {
  const Panel = () => <p>{useContext(LessonExercise)}</p>;
  await show(
    <LessonExercise value="payout">
      <Panel />
    </LessonExercise>,
  );
  expect(screen.getByText('payout')).toBeInTheDocument();
});
