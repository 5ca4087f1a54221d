import { LOCALES } from '@heptad/brand-config';
import type { Preview } from '@storybook/react-vite';
import { brands } from 'virtual:catalogue-brands';
import { DENSITIES, OWN_DENSITY } from './page-dress';

/** What the toolbar offers; every story is drawn with what is chosen there. */
export const TOOLBAR = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: brands.map(({ brand: { config } }) => ({
        value: config.code,
        title: `${config.code} ${config.names['zh-CN']}`,
      })),
    },
  },
  theme: {
    description: 'Theme; a brand without a dark one stays light',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  skin: {
    description: 'Skin',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'No skin' },
        { value: 'festival', title: 'Festival' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: { icon: 'globe', dynamicTitle: true, items: [...LOCALES] },
  },
  density: {
    description: 'Density: the brand’s own, or that of another one',
    toolbar: { icon: 'component', dynamicTitle: true, items: [OWN_DENSITY, ...DENSITIES] },
  },
} satisfies NonNullable<Preview['globalTypes']>;
