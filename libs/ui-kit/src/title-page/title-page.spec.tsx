import { fireEvent, render, screen } from '@testing-library/react';
import { TitlePage } from './title-page';

describe('TitlePage', () => {
  it('shows its content under its name, with a way back', () => {
    const onPress = jest.fn();
    render(
      <TitlePage title="存款" back={{ label: '返回', onPress }}>
        <p>甲</p>
      </TitlePage>,
    );
    expect(screen.getByRole('heading', { level: 1, name: '存款' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('甲');
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('has no way back where there is none, and buttons where there are some', () => {
    render(
      <TitlePage title="钱包" actions={<button type="button">刷新</button>}>
        甲
      </TitlePage>,
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['刷新']);
  });
});
