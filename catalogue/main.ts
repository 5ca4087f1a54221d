import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { catalogueApp } from '../tools/vite/catalogue-app.mjs';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./src/**/*.stories.tsx', '../libs/ui-kit/src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (own) => mergeConfig(own, catalogueApp()),
};

export default config;
