import { deposit, depositProof, PROOF_PICTURE } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { failed, showFinance } from '../testing/finance-scene';
import { depositAnswer, ok, paymentApi, refused } from '../testing/payment-answers';
import DepositProofPage, { messages } from './deposit-proof-page';

const AT = '/mine/finance/myDeposit/localInformation?order=D0000000001';
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

async function show(order = depositAnswer(), at = AT) {
  const api = paymentApi();
  api.answer(deposit.detail, ok({ order }));
  api.answer(depositProof.send, ok({ order: depositAnswer({ provedAt: 1 }) }));
  const scene = await showFinance({ page: <DepositProofPage />, messages, at, api });
  await settle();
  return { ...scene, sent: () => api.sent.filter(({ path }) => path === depositProof.send.path) };
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const choose = (bytes: BlobPart, name = 'a.png') =>
  fireEvent.change(screen.getByLabelText(/选择图片|更换图片/), {
    target: { files: [new File([bytes], name)] },
  });
const toPicture = async () => {
  fireEvent.change(screen.getByLabelText('付款人姓名'), { target: { value: ' 王小明 ' } });
  await press('下一步');
};
const preview = () => screen.findByRole('img', { name: '凭证预览' });

describe('the proof of a payment', () => {
  it('ROUTE-027 is who paid, a picture, and a last look; sent once under its key', async () => {
    const { sent, router } = await show();
    await press('下一步');
    expect(screen.getByText('请填写 2 至 80 个字符')).toBeInTheDocument();
    await toPicture();
    await press('下一步');
    expect(screen.getByText('请选择凭证图片')).toBeInTheDocument();
    choose(PNG);
    expect((await preview()).getAttribute('src')).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(screen.getByText('更换图片')).toBeInTheDocument();
    await press('下一步');
    expect(screen.getByText('王小明')).toBeInTheDocument();
    await press('提交凭证');
    expect(sent().map(({ request }) => request)).toEqual([
      { orderNo: 'D0000000001', payer: '王小明', picture: btoa(String.fromCharCode(...PNG)) },
    ]);
    expect(router.state.location.pathname).toBe('/mine/finance/myDeposit/information');
  });

  it.each([
    [
      'a drawing that is called a picture',
      new TextEncoder().encode('<svg xmlns="">'),
      '仅支持 PNG、JPG、WebP 图片',
    ],
    ['nothing', new Uint8Array(), '仅支持 PNG、JPG、WebP 图片'],
    ['too large a picture', new Uint8Array(PROOF_PICTURE.mostBytes + 1), '图片不能超过 2 MB'],
  ])('refuses %s, and keeps the picture that was there', async (_what, bytes, problem) => {
    await show();
    await toPicture();
    choose(PNG);
    const before = (await preview()).getAttribute('src');
    choose(bytes);
    expect(await screen.findByText(problem)).toBeInTheDocument();
    expect((await preview()).getAttribute('src')).toBe(before);
  });

  it('keeps what was filled in when a member goes back', async () => {
    await show();
    await toPicture();
    choose(PNG);
    await preview();
    await press('上一步');
    expect(screen.getByLabelText('付款人姓名')).toHaveValue(' 王小明 ');
    await press('下一步');
    expect(await preview()).toBeInTheDocument();
  });

  it('says why it was refused, and sends it again under the same key after a lost answer', async () => {
    const { api, sent } = await show();
    await toPicture();
    choose(PNG);
    await preview();
    await press('下一步');
    api.answer(depositProof.send, failed);
    await press('提交凭证');
    expect(screen.getByRole('alert')).toHaveTextContent('未收到结果');
    api.answer(depositProof.send, refused('7302', '订单状态已变更'));
    await press('提交凭证');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('订单状态已变更'));
    const keys = sent().map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('asks for a coin transaction’s hash', async () => {
    await show(depositAnswer({ channel: 'trc20', payAmount: '138.8888', payCurrency: 'USDT' }));
    expect(screen.getByLabelText('交易哈希（TXID）')).toBeInTheDocument();
    expect(screen.getByText(/138\.8888 USDT/)).toBeInTheDocument();
  });

  it('takes one of an order that expired, and says that nothing is paid again', async () => {
    const order = depositAnswer({ state: 'expired', provedAt: new Date(2026, 4, 5, 9, 7).getTime() });
    delete order.payTo;
    await show(order);
    expect(screen.getByText(/请勿重复付款/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('09:07');
  });

  it('takes none of an order that is over', async () => {
    const order = depositAnswer({ state: 'credited' });
    delete order.payTo;
    const { router } = await show(order);
    await press('返回订单');
    expect(router.state.location.pathname).toBe('/mine/finance/myDeposit/information');
  });

  it('knows no order without a number, and offers to load one again', async () => {
    await show(depositAnswer(), '/mine/finance/myDeposit/localInformation');
    expect(screen.getByText('找不到这笔订单')).toBeInTheDocument();
    const api = paymentApi();
    api.answer(deposit.detail, failed);
    await showFinance({ page: <DepositProofPage />, messages, at: AT, api });
    await settle();
    expect(screen.getByText('订单加载失败')).toBeInTheDocument();
  });
});
