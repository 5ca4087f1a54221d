import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { Sheet, type SheetStory } from './sheet';

interface StoriesFile {
  readonly default: Meta;
  readonly [story: string]: Meta | StoryObj;
}

const FILES = import.meta.glob<StoriesFile>('../../libs/ui-kit/src/**/*.stories.tsx');
/** The tags of what opens over the page, and of what is a whole page. */
const ON_THEIR_OWN = ['alone', 'page'];

/** The stories of a file but for those that want a screen of their own. */
async function statesOf(name: unknown): Promise<readonly SheetStory[]> {
  const load = Object.entries(FILES).find(([path]) => path.endsWith(`/${String(name)}.stories.tsx`))?.[1];
  if (load === undefined) throw new Error(`There is no file ${String(name)}.stories.tsx.`);
  const file = await load();
  return Object.entries(file)
    .filter(([story]) => /^[A-Z]/.test(story))
    .map(([story, annotations]) => composeStory(annotations, file.default, undefined, story))
    .filter(({ tags }) => !ON_THEIR_OWN.some((tag) => tags.includes(tag)))
    .map((Drawing) => ({ name: Drawing.storyName, Drawing }));
}

const meta = {
  title: 'Sheet',
  component: Sheet,
  // Not for the sidebar: it is how the tests see all states of a component at once.
  tags: ['!dev'],
  argTypes: { stories: { control: false } },
} satisfies Meta<typeof Sheet>;

export default meta;

export const Component: StoryObj<{ readonly file: string }> = {
  args: { file: 'button' },
  argTypes: { file: { control: 'text' } },
  loaders: [async ({ args }) => ({ stories: await statesOf(args.file) })],
  render: (_args, { loaded }) => <Sheet stories={loaded['stories']} />,
};
