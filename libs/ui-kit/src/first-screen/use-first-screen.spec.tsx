import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { firstScreen } from './first-screen';
import { afterFirstScreen, useFirstList, useFirstScreenDrawn } from './use-first-screen';

const load = jest.fn(async () => ({
  default: ({ name }: { readonly name: string }) => <p>chips of {name}</p>,
}));
const Late = afterFirstScreen(load);

function List({ waiting }: { readonly waiting: boolean }) {
  useFirstList(waiting);
  const isDrawn = useFirstScreenDrawn();
  return (
    <>
      <p>{isDrawn ? 'drawn' : 'on its way'}</p>
      <Suspense fallback={<p>place</p>}>
        <Late name="football" />
      </Suspense>
    </>
  );
}

it('a part that the first screen does without comes once the page’s list is there, and not before', async () => {
  const idle: (() => void)[] = [];
  const rest = () => act(async () => idle.splice(0).forEach((work) => work()));
  firstScreen.begin({
    document: { readyState: 'complete' },
    addEventListener: () => undefined,
    setTimeout: () => 0,
    requestIdleCallback: (work: () => void) => idle.push(work),
  });
  const { rerender } = render(<List waiting />);
  firstScreen.shown();
  await rest();
  expect(screen.getByText('on its way')).toBeInTheDocument();
  expect(screen.getByText('place')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();

  rerender(<List waiting={false} />);
  expect(load).not.toHaveBeenCalled();
  await rest();
  expect(screen.getByText('drawn')).toBeInTheDocument();
  expect(screen.getByText('chips of football')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
