import type { SlotModel, Volatility } from './model';

/** The three kinds of slot, each with the reels and the paytable of its own. Themes change what they look like, nothing else. */
export const SLOT_MODELS: Readonly<Record<Volatility, SlotModel>> = {
  calm: {
    volatility: 'calm',
    strips: [
      'BAEGHFGBDEHECDGFFCSH',
      'HCGFGDFBGAEECWSHDEBF',
      'GDBGASEFCFEGHCHDWHFB',
      'SBDHDHDCFBFGGEHAEEFCW',
      'GDEBFSGHEFFHBACGEDCDH',
    ],
    pays: {
      A: [20, 60, 200],
      B: [15, 40, 120],
      C: [12, 30, 80],
      D: [10, 25, 60],
      E: [6, 15, 40],
      F: [6, 15, 30],
      G: [5, 12, 30],
      H: [5, 12, 27],
    },
    freeMultiplier: 1,
    spinCap: 500,
    stated: { rtp: '0.9628', hitRate: '0.4714', greatestUnits: 15_122 },
  },
  brisk: {
    volatility: 'brisk',
    strips: [
      'EHHCDEBCEEGDAHHGBFFEGSFGCHDGDFF',
      'CEGDBEAFSGWEGFCFDHCDEFEEHDBFFH',
      'BAEECHCDCDFHWHFDGEHAHGFGGBDHSGG',
      'FGCBDCFDHDFAWEFFGEEHEHDBGESGCH',
      'DBFGHEHBEEFHEFDHADGDSGFCGCHEFCG',
    ],
    pays: {
      A: [30, 150, 1000],
      B: [20, 80, 500],
      C: [15, 50, 200],
      D: [8, 30, 100],
      E: [6, 20, 60],
      F: [5, 12, 40],
      G: [5, 12, 40],
      H: [4, 10, 30],
    },
    freeMultiplier: 2,
    spinCap: 3_000,
    stated: { rtp: '0.9616', hitRate: '0.3707', greatestUnits: 87_960 },
  },
  steep: {
    volatility: 'steep',
    strips: [
      'EGEHEGDHDGHDAHFCFDECBFGSHGFEFHGB',
      'CBCEFDWEFBFCSFGAFFHDEDEDEFDEECF',
      'HHGEGGDEDHHGBCGGWDCHFAHGDGSHDBC',
      'SCFBGDFECHECBEDHHGEWEHDFGHFGFDAG',
      'DGEBGFFCHFDHEFEBFDGCEHCSFDHHAEGG',
    ],
    pays: {
      A: [50, 400, 4000],
      B: [25, 120, 1000],
      C: [12, 60, 300],
      D: [8, 25, 120],
      E: [6, 20, 60],
      F: [5, 15, 50],
      G: [5, 10, 40],
      H: [4, 8, 30],
    },
    freeMultiplier: 3,
    spinCap: 10_000,
    stated: { rtp: '0.9546', hitRate: '0.3246', greatestUnits: 292_110 },
  },
};
