import type { Preview } from '@storybook/react-vite';
import 'virtual:catalogue.css';
import { dressPage, OWN_DENSITY } from './src/page-dress';
import { TOOLBAR } from './src/toolbar';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Brands', 'Controls', 'Fields', 'Surfaces', 'Display'] } },
    backgrounds: { disable: true },
  },
  initialGlobals: { brand: 'ky', theme: 'light', skin: 'none', locale: 'zh-CN', density: OWN_DENSITY },
  globalTypes: TOOLBAR,
  decorators: [
    (Story, { globals, tags }) => {
      dressPage(globals);
      // It brings a main part of its own, and a page has one.
      if (tags.includes('page')) return <Story />;
      return (
        <main className="p-(--spacing-page)">
          <Story />
        </main>
      );
    },
  ],
};

export default preview;
