import { PATHS, type FeatureParts } from '@heptad/feature-module';
import { chatLineSaga } from './line/chat-line-saga';
import { chatLineReducer } from './line/chat-slice';
import type { SupportServices } from './services';
import { LESSON_PATHS } from './tutorials/lesson-paths';

/** What the support feature brings once it is fetched. */
export const supportParts: FeatureParts<SupportServices> = {
  routes: [
    { path: PATHS.customerMain, page: () => import('./home/customer-home-page') },
    { path: PATHS.mineHelpCenter, page: () => import('./help/help-centre-page') },
    { path: PATHS.appHelpCenter, page: () => import('./help/help-centre-page') },
    { path: PATHS.tutorialImagePage, page: () => import('./guides/image-page') },
    { path: PATHS.tutorialVideoPage, page: () => import('./guides/video-page') },
    { path: PATHS.tutorialTech, page: () => import('./tutorials/tech-page') },
    ...LESSON_PATHS.map((path) => ({ path, page: () => import('./tutorials/lesson-page') })),
    { path: PATHS.customerChat, page: () => import('./chat/chat-page') },
    { path: PATHS.mineFeedback, page: () => import('./feedback/feedback-page'), guard: 'member' },
    { path: PATHS.mineFeedbackList, page: () => import('./feedback/feedback-list-page'), guard: 'member' },
    {
      path: PATHS.mineFeedbackDetails,
      page: () => import('./feedback/feedback-details-page'),
      guard: 'member',
    },
    {
      path: `${PATHS.mineFeedbackDetails}/:id`,
      page: () => import('./feedback/feedback-details-page'),
      guard: 'member',
    },
  ],
  reducers: { chatLine: chatLineReducer },
  sagas: [chatLineSaga],
  commands: {
    'support.openChat': (_payload, _services, { navigate }) =>
      navigate(`${PATHS.customerChat}?fromChildPage=1`),
  },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
