// What the build reads from a brand's folder; the real ones are taken by `npm run pictures`.
import type { BrandGuides } from '@heptad/support';

const guides: BrandGuides = {
  pictures: {
    deposit: {
      source: '/assets/deposit.webp',
      page: '/mine/finance/myDeposit',
      width: 390,
      height: 844,
      target: [16, 240, 358, 48],
    },
    transfer: {
      source: '/assets/transfer.webp',
      page: '/mine/finance/transfer',
      width: 390,
      height: 844,
      target: [16, 600, 358, 48],
    },
  },
  films: {
    deposit: {
      source: '/assets/deposit.webm',
      poster: 'deposit',
      subtitles: { 'zh-CN': '/assets/cn.vtt', 'zh-TW': '/assets/tw.vtt', en: '/assets/en.vtt' },
      width: 390,
      height: 844,
      length: 12,
      steps: [
        { id: 'channel', at: 0 },
        { id: 'amount', at: 4.5 },
      ],
    },
  },
};

export default guides;
