/** A bank whose cards are paid out to. */
export interface Bank {
  readonly code: string;
  readonly name: string;
  /** How the numbers of its cards begin. */
  readonly bins: readonly string[];
}

/** The banks, and how their debit cards' numbers begin. The first one is there for show: none of its numbers exists. */
export const BANKS: readonly Bank[] = [
  { code: 'DEMO', name: '演示银行', bins: ['620000'] },
  {
    code: 'ICBC',
    name: '中国工商银行',
    bins: ['622202', '622203', '622208', '621226', '621225', '621721', '955880'],
  },
  { code: 'ABC', name: '中国农业银行', bins: ['622848', '622845', '622846', '622821', '623052', '95599'] },
  { code: 'BOC', name: '中国银行', bins: ['621660', '621661', '621663', '621790', '601382', '456351'] },
  { code: 'CCB', name: '中国建设银行', bins: ['621700', '622700', '436742', '622280', '623668'] },
  { code: 'BOCOM', name: '交通银行', bins: ['622258', '622260', '622262', '405512', '601428'] },
  {
    code: 'PSBC',
    name: '中国邮政储蓄银行',
    bins: ['622188', '622150', '622151', '621096', '621098', '955100'],
  },
  { code: 'CMB', name: '招商银行', bins: ['621483', '621485', '622580', '622588', '622609', '95555'] },
  { code: 'CITIC', name: '中信银行', bins: ['622690', '622691', '622696', '622698', '433670'] },
  { code: 'CEB', name: '中国光大银行', bins: ['622660', '622662', '622663', '621489', '621492'] },
  { code: 'CMBC', name: '中国民生银行', bins: ['622615', '622617', '622618', '622622', '415599', '421393'] },
  { code: 'CIB', name: '兴业银行', bins: ['622908', '622909', '438588'] },
  { code: 'SPDB', name: '浦发银行', bins: ['622521', '622522', '622523', '622518', '621793'] },
  { code: 'PAB', name: '平安银行', bins: ['622298', '621626', '623058', '602907'] },
  { code: 'HXB', name: '华夏银行', bins: ['622630', '622631', '622632', '623020'] },
  { code: 'CGB', name: '广发银行', bins: ['622568', '621462'] },
  { code: 'BOB', name: '北京银行', bins: ['602969', '621030'] },
];

/** The bank of a card by its longest known beginning; undefined where none is known. */
export function bankOfCard(number: string): Bank | undefined {
  const found = BANKS.flatMap((bank) => bank.bins.map((bin) => ({ bank, bin })))
    .filter(({ bin }) => number.startsWith(bin))
    .sort((a, b) => b.bin.length - a.bin.length);
  return found[0]?.bank;
}
