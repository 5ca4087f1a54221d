import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, storyWords } from '../catalogue/story-words';
import { createToastStore, TOAST_KIND, type ToastKind } from './toast-store';
import { ToastViewport } from './toast-viewport';

const WORDS = {
  'zh-CN': { info: '已复制', success: '保存成功', failure: '网络异常，请重试', loading: '提交中' },
  'zh-TW': { info: '已複製', success: '儲存成功', failure: '網路異常，請重試', loading: '提交中' },
  en: { info: 'Copied', success: 'Saved', failure: 'Network trouble, try again', loading: 'Submitting' },
};

/** A toast that stays: nothing ever ends its time. */
function Example({ text, kind }: { readonly text: string; readonly kind: ToastKind }) {
  const store = createToastStore({ set: () => undefined, clear: () => undefined });
  store.show({ text, kind });
  return <ToastViewport store={store} />;
}

const meta = {
  title: 'Surfaces/Toast',
  component: ToastViewport,
  args: { store: createToastStore() },
  // Fixed to the window on a page, and to this frame here.
  decorators: [
    (Story) => (
      <div className="h-48 [contain:layout]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToastViewport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  render: () => <Example text={storyWords(WORDS).info} kind={TOAST_KIND.info} />,
};

export const Success: Story = {
  render: () => <Example text={storyWords(WORDS).success} kind={TOAST_KIND.success} />,
};

export const Failure: Story = {
  render: () => <Example text={storyWords(WORDS).failure} kind={TOAST_KIND.failure} />,
};

export const Loading: Story = {
  render: () => <Example text={storyWords(WORDS).loading} kind={TOAST_KIND.loading} />,
};

export const LongText: Story = {
  render: () => <Example text={storyWords(LONG_TEXT).paragraph} kind={TOAST_KIND.info} />,
};
