import type { BrandBundle } from '@heptad/brand-config';
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { AppContext, type AppContextValue } from './app-context';
import { lazyWithMessages } from './lazy-with-messages';

const none = async () => ({ default: {} });
const messages = { 'zh-CN': none, 'zh-TW': none, en: none };

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

function show(content: ReactNode, addMessages: AppContextValue['addMessages']) {
  const app = {
    services: {},
    brand: {} as BrandBundle,
    navigation: [],
    homeSections: [],
    addMessages,
    send: async () => undefined,
  };
  return render(
    <AppContext.Provider value={app}>
      <Boundary>
        <Suspense fallback={<p>waiting</p>}>{content}</Suspense>
      </Boundary>
    </AppContext.Provider>,
  );
}

const settle = () => act(async () => void (await new Promise(process.nextTick)));
const Row = ({ name }: { readonly name: string }) => <p>row of {name}</p>;

describe('a part of a page with texts of its own', () => {
  it('is waited for until its texts are there, and takes its props', async () => {
    let arrive = (): void => undefined;
    const addMessages = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const Part = lazyWithMessages('gifts', async () => ({ default: Row, messages }));
    show(<Part name="a match" />, addMessages);
    await settle();
    expect(screen.getByText('waiting')).toBeInTheDocument();
    expect(addMessages).toHaveBeenCalledWith('gifts', messages);
    await act(async () => arrive());
    expect(screen.getByText('row of a match')).toBeInTheDocument();
  });

  it('is fetched beside texts that are known before it, and waits for both', async () => {
    let arrive = (): void => undefined;
    const load = jest.fn(() => new Promise<{ default: typeof Row }>(() => undefined));
    const addMessages = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const Slow = lazyWithMessages('gifts', load, messages);
    show(<Slow name="a match" />, addMessages);
    await settle();
    expect(addMessages).toHaveBeenCalledWith('gifts', messages);
    await act(async () => arrive());
    expect(screen.getByText('waiting')).toBeInTheDocument();
    const Part = lazyWithMessages('gifts', async () => ({ default: Row }), messages);
    show(<Part name="another" />, addMessages);
    await settle();
    expect(screen.queryByText('row of another')).toBeNull();
    await act(async () => arrive());
    expect(screen.getByText('row of another')).toBeInTheDocument();
  });

  it('is fetched once, however often it is drawn', async () => {
    const load = jest.fn(async () => ({ default: Row }));
    const Part = lazyWithMessages('gifts', load);
    const addMessages = async () => undefined;
    show(
      <>
        <Part name="one" />
        <Part name="two" />
      </>,
      addMessages,
    );
    await settle();
    show(<Part name="three" />, addMessages);
    await settle();
    expect(screen.getAllByText(/row of/)).toHaveLength(3);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('whose texts could not be fetched throws, and is not asked for again and again', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const addMessages = jest.fn(() => Promise.reject(new Error('chunk missing')));
    const Part = lazyWithMessages('gifts', async () => ({ default: Row, messages }));
    show(<Part name="a match" />, addMessages);
    await settle();
    expect(screen.getByText('failed')).toBeInTheDocument();
    expect(addMessages).toHaveBeenCalledTimes(1);
    silence.mockRestore();
  });
});
