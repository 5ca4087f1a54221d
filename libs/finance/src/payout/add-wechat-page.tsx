import { AddAccountPage } from './add-account-page';

export { messages } from './payout-texts';

/** Adding a WeChat account (ROUTE-060). */
export default function AddWechatPage() {
  return <AddAccountPage kind="wechat" />;
}
