import { words } from '@heptad/sandbox-venues';
import type { Words } from '@heptad/sandbox-venues';

/** What members read where something was refused, by its Chinese. */
export const REFUSAL_WORDS: Readonly<Record<string, Words>> = {
  会员信息不符: words('會員資料不符', 'This is not your account'),
  加密内容无法读取: words('加密內容無法讀取', 'The sealed request cannot be read'),
  图形验证码错误: words('圖形驗證碼錯誤', 'The picture code is wrong'),
  场馆不存在: words('場館不存在', 'There is no such venue'),
  '场馆维护中，暂不能转账': words(
    '場館維護中，暫不能轉帳',
    'The venue is under maintenance. Transfers are closed for now',
  ),
  大厅不存在: words('大廳不存在', 'There is no such hall'),
  邮件不存在或已删除: words('郵件不存在或已刪除', 'This mail does not exist or was deleted'),
  记录不存在: words('紀錄不存在', 'There is no such record'),
  奖励不存在: words('獎勵不存在', 'There is no such prize'),
  '返水已到账，暂无可领取': words(
    '返水已到帳，暫無可領取',
    'Your rebate is paid. There is none to claim now',
  ),
  '未达到最低领取额，将自动到账': words(
    '未達到最低領取額，將自動到帳',
    'This is less than the least claim. It is credited by itself',
  ),
  '账户当前不能手动领取，返水将自动存入中心钱包': words(
    '帳戶目前不能手動領取，返水將自動存入中心錢包',
    'You cannot claim now. Your rebate comes into the centre wallet by itself',
  ),
  奖励已领取: words('獎勵已領取', 'The prize has been claimed already'),
  '存款方式维护中，请选择其他方式': words(
    '存款方式維護中，請選擇其他方式',
    'This way to deposit is closed for now. Choose another',
  ),
  '该存款方式不在开放时间内，请选择其他方式': words(
    '該存款方式不在開放時間內，請選擇其他方式',
    'This way to deposit is outside its opening hours. Choose another',
  ),
  '支付通道处理失败，款项将原路退回，请更换存款方式': words(
    '支付通道處理失敗，款項將原路退回，請更換存款方式',
    'The payment failed on its way and goes back to where it came from. Choose another way to deposit',
  ),
  未查到您的付款: words('未查到您的付款', 'Your payment was not found'),
  付款金额与订单不符: words('付款金額與訂單不符', 'What was paid is not the amount of the order'),
  付款人与账户姓名不符: words('付款人與帳戶姓名不符', 'The payer is not the holder of this account'),
  '风控审核未通过，款项已退回': words(
    '風控審核未通過，款項已退回',
    'The review was not passed. The money has come back',
  ),
  '请上传 2 MB 以内的 PNG、JPG 或 WebP 图片': words(
    '請上傳 2 MB 以內的 PNG、JPG 或 WebP 圖片',
    'Send a PNG, JPG or WebP picture of at most 2 MB',
  ),
  本机请直接退出登录: words('本機請直接登出', 'This is the device in use. Log out on it instead'),
  '通行密钥验证未通过，请重试或使用密码登录': words(
    '通行金鑰驗證未通過，請重試或使用密碼登入',
    'The passkey could not be checked. Try again, or log in with your password',
  ),
  '通行密钥数量已达上限，请先移除不用的': words(
    '通行金鑰數量已達上限，請先移除不用的',
    'You have as many passkeys as there may be. Remove one first',
  ),
  '头像须为 128 KB 以内的静态 PNG、JPG 或 WebP 图片': words(
    '頭像須為 128 KB 以內的靜態 PNG、JPG 或 WebP 圖片',
    'An avatar is a still PNG, JPG or WebP picture of at most 128 KB',
  ),
  '会话不存在，请重新开始': words(
    '對話不存在，請重新開始',
    'There is no such conversation. Please begin again',
  ),
  '会话已结束，请重新开始': words('對話已結束，請重新開始', 'The conversation is over. Please begin again'),
  '现在不在服务时间，请留言': words(
    '目前不在服務時間，請留言',
    'Nobody is there at this hour. Please leave a message',
  ),
  '消息发送过于频繁，请稍后再试': words(
    '訊息傳送過於頻繁，請稍後再試',
    'Too many messages at once. Please wait a moment',
  ),
  已评价: words('已評價', 'You have said how it was already'),
  图片不存在: words('圖片不存在', 'There is no such picture'),
  请填写联系方式: words('請填寫聯絡方式', 'Please say how to reach you'),
  反馈不存在: words('回饋不存在', 'There is no such feedback'),
  '待回复的反馈过多，请等待回复后再提交': words(
    '待回覆的回饋過多，請等待回覆後再提交',
    'Too many feedbacks wait for an answer. Please wait for one first',
  ),
  '真实姓名已设置，如需修改请联系客服': words(
    '真實姓名已設定，如需修改請聯絡客服',
    'Your real name is set already. Ask customer service to change it',
  ),
  '生日已设置，如需修改请联系客服': words(
    '生日已設定，如需修改請聯絡客服',
    'Your birthday is set already. Ask customer service to change it',
  ),
  '未满 18 周岁不能使用本站': words('未滿 18 歲不能使用本站', 'You have to be 18 to use this site'),
  与当前绑定的相同: words('與目前綁定的相同', 'This is the one you have bound already'),
  '此手机或邮箱属于已自我排除的账户，排除期间不能用于其他账户': words(
    '此手機或信箱屬於已自我排除的帳戶，排除期間不能用於其他帳戶',
    'This phone or e-mail belongs to a self-excluded account. It cannot be used for another one while the exclusion lasts',
  ),
  '此收款账户属于已自我排除的账户，排除期间不能用于其他账户': words(
    '此收款帳戶屬於已自我排除的帳戶，排除期間不能用於其他帳戶',
    'This payout account belongs to a self-excluded account. It cannot be used for another one while the exclusion lasts',
  ),
  已被其他账号绑定: words('已被其他帳號綁定', 'Another account has bound this already'),
  请先验证当前绑定的手机或邮箱: words(
    '請先驗證目前綁定的手機或信箱',
    'Prove first that the present phone or e-mail is yours',
  ),
  密码不正确: words('密碼不正確', 'The password is not right'),
  '密码错误次数过多，登录受限': words(
    '密碼錯誤次數過多，登入受限',
    'Too many wrong passwords. Logging in is limited',
  ),
  '收款地址校验未通过，请核对': words(
    '收款地址校驗未通過，請核對',
    'The address does not pass its own check. Compare it again',
  ),
  '银行与卡号不符，请核对': words('銀行與卡號不符，請核對', 'The card is not of this bank. Check both'),
  姓名须与首次绑定的持有人一致: words(
    '姓名須與首次綁定的持有人一致',
    'The name has to be that of the first account’s holder',
  ),
  '该收款账户新近添加，暂不能取款': words(
    '該收款帳戶新近新增，暫不能取款',
    'This payout account is new. Money cannot go to it yet',
  ),
  首次取款请先确认姓名: words('首次取款請先確認姓名', 'Confirm your name before your first withdrawal'),
  尚未设置资金密码: words('尚未設定資金密碼', 'Set a fund password first'),
  '资金密码已设置，请使用修改功能': words(
    '資金密碼已設定，請使用修改功能',
    'You have a fund password already. Change it instead',
  ),
  登录密码与资金密码不能相同: words(
    '登入密碼與資金密碼不能相同',
    'The fund password cannot be the login password',
  ),
  新密码不能与当前密码相同: words('新密碼不能與目前密碼相同', 'The new password cannot be the present one'),
  '密码已在其他页面修改，请刷新后重试': words(
    '密碼已在其他頁面修改，請重新整理後重試',
    'The password has been changed on another page. Reload and try again',
  ),
  '密码错误次数过多，请稍后再试': words(
    '密碼錯誤次數過多，請稍後再試',
    'Too many wrong passwords. Try again later',
  ),
  尚未达到该档位: words('尚未達到該檔位', 'This step is not reached yet'),
  已超出今日取款限额或次数: words('已超出今日取款限額或次數', 'Today’s limit of withdrawals is reached'),
  已过领取期限: words('已過領取期限', 'The time for claiming is over'),
  '待付款订单过多，请先完成或取消': words(
    '待付款訂單過多，請先完成或取消',
    'Too many orders wait to be paid. Pay or cancel one first',
  ),
  '您已自我排除，期间不能存款、投注或进入场馆，仍可取款': words(
    '您已自我排除，期間不能存款、投注或進入場館，仍可取款',
    'You have excluded yourself. Until it ends there are no deposits, bets or venues; you can still withdraw',
  ),
  '您正在休息，期间不能存款、投注或进入场馆，仍可取款': words(
    '您正在休息，期間不能存款、投注或進入場館，仍可取款',
    'You are taking a time-out. Until it ends there are no deposits, bets or venues; you can still withdraw',
  ),
  '提高或取消限额需等待 24 小时，届时请再次确认': words(
    '提高或取消限額需等待 24 小時，屆時請再次確認',
    'A higher limit, or none, takes 24 hours. Confirm it then',
  ),
  '没有待确认的限额变更，或确认期限已过': words(
    '沒有待確認的限額變更，或確認期限已過',
    'No change of this limit waits to be confirmed, or its time is over',
  ),
  时区无效: words('時區無效', 'There is no such time zone'),
  '账户受限，暂不能进入场馆': words('帳戶受限，暫不能進入場館', 'Your account is limited. No venues for now'),
  '您已长时间未登录，请验证身份': words(
    '您已長時間未登入，請驗證身分',
    'You have not logged in for long. Confirm that it is you',
  ),
  '手续费已变更，请确认后重新提交': words(
    '手續費已變更，請確認後重新提交',
    'The fee has changed. Check it and submit again',
  ),
  '授权码已过期，请重新获取': words('授權碼已過期，請重新取得', 'The code is too old. Ask for a new one'),
  授权码错误: words('授權碼錯誤', 'The code is wrong'),
  '授权码错误次数过多，请稍后再试': words(
    '授權碼錯誤次數過多，請稍後再試',
    'Too many wrong codes. Try again later',
  ),
  '操作已过期，请重新开始': words('操作已過期，請重新開始', 'This took too long. Start again'),
  收款账户不存在: words('收款帳戶不存在', 'There is no such payout account'),
  '收款账户信息有误，款项已退回': words(
    '收款帳戶資料有誤，款項已退回',
    'The payout account is not right. The money has come back',
  ),
  收款账户数量已达上限: words('收款帳戶數量已達上限', 'You cannot add more payout accounts'),
  新设备登录需要授权: words('新裝置登入需要授權', 'A new device has to be authorised'),
  '本次登录存在风险，请验证身份': words(
    '本次登入存在風險，請驗證身分',
    'This login looks risky. Confirm that it is you',
  ),
  没有可接收验证码的联系方式: words(
    '沒有可接收驗證碼的聯絡方式',
    'There is no phone or e-mail a code could be sent to',
  ),
  没有找到这位达人: words('沒有找到這位達人', 'This tipster was not found'),
  没有找到这条推荐: words('沒有找到這條推薦', 'This tip was not found'),
  活动不存在: words('活動不存在', 'There is no such promotion'),
  活动已结束: words('活動已結束', 'The promotion is over'),
  游戏不存在: words('遊戲不存在', 'There is no such game'),
  收藏的游戏已满: words('收藏的遊戲已滿', 'You have as many favourite games as possible'),
  没有找到这一局: words('找不到這一局', 'There is no such round'),
  '滑块验证未通过，请重试': words('滑塊驗證未通過，請重試', 'The slider was not solved. Try again'),
  用户名或密码错误: words('使用者名稱或密碼錯誤', 'Wrong name or password'),
  '登录信息与站点不符，请重新登录': words(
    '登入資料與站點不符，請重新登入',
    'This login belongs to another site. Log in again',
  ),
  登录凭证已失效: words('登入憑證已失效', 'The ticket is no longer valid'),
  '登录地址与设备异常，请验证身份': words(
    '登入地址與裝置異常，請驗證身分',
    'Unusual address and device. Confirm that it is you',
  ),
  '登录地址异常，请验证身份': words('登入地址異常，請驗證身分', 'Unusual address. Confirm that it is you'),
  '登录已失效，请重新登录': words('登入已失效，請重新登入', 'Your session has ended. Log in again'),
  '登录已过期，请重新登录': words('登入已過期，請重新登入', 'Your session has expired. Log in again'),
  '登录设备异常，请验证身份': words('登入裝置異常，請驗證身分', 'Unusual device. Confirm that it is you'),
  站点不存在: words('站點不存在', 'There is no such site'),
  站点与登录信息不符: words('站點與登入資料不符', 'This login belongs to another site'),
  '系统异常，请稍后重试': words('系統異常，請稍後重試', 'Something went wrong. Try again later'),
  '缺少幂等标识 Idempotency-Key': words('缺少冪等標識 Idempotency-Key', 'The Idempotency-Key is missing'),
  视频列表不存在: words('影片列表不存在', 'There is no such list of streams'),
  订单不存在: words('訂單不存在', 'There is no such order'),
  '订单已失效，请勿付款': words('訂單已失效，請勿付款', 'The order has lapsed. Do not pay it'),
  订单状态已变更: words('訂單狀態已變更', 'The order has moved on'),
  '订单状态已变更，无法取消': words(
    '訂單狀態已變更，無法取消',
    'The order has moved on and cannot be cancelled',
  ),
  '设备授权已过期，请重新授权': words(
    '裝置授權已過期，請重新授權',
    'The device’s authorisation has expired. Authorise it again',
  ),
  '设备授权已锁定，请联系客服': words(
    '裝置授權已鎖定，請聯絡客服',
    'The device is locked. Ask customer service',
  ),
  '设备授权次数过多，请稍后再试': words(
    '裝置授權次數過多，請稍後再試',
    'Too many attempts to authorise. Try again later',
  ),
  '设备标识缺失，请刷新后重试': words(
    '裝置標識缺失，請重新整理後重試',
    'The device is not known. Reload the page and try again',
  ),
  该收款账户已添加: words('該收款帳戶已新增', 'This payout account is there already'),
  该账号已被注册: words('該帳號已被註冊', 'This name is taken'),
  请先报名: words('請先報名', 'Join the promotion first'),
  请完成滑块验证: words('請完成滑塊驗證', 'Solve the slider'),
  '礼品已寄出，收货信息不能再修改': words(
    '禮品已寄出，收貨資料不能再修改',
    'The gift is on its way. Its address cannot be changed any more',
  ),
  请求内容无法读取: words('請求內容無法讀取', 'The request cannot be read'),
  '请求签名无效，请校准时间后重试': words(
    '請求簽章無效，請校準時間後重試',
    'The request’s signature is not valid. Set the clock and try again',
  ),
  请输入图形验证码: words('請輸入圖形驗證碼', 'Type the picture code'),
  请输入设备授权码: words('請輸入裝置授權碼', 'Type the device code'),
  账号已在其他设备登录: words('帳號已在其他裝置登入', 'Your account was logged in on another device'),
  '账号登录受限，请联系客服': words(
    '帳號登入受限，請聯絡客服',
    'Your login is limited. Ask customer service',
  ),
  '账户受限，暂不能存款': words('帳戶受限，暫不能存款', 'Your account is limited. No deposits for now'),
  '账户受限，暂不能取款，请联系客服': words(
    '帳戶受限，暫不能取款，請聯絡客服',
    'Your account is limited. No withdrawal for now; ask customer service',
  ),
  '账户受限，暂不能转账': words('帳戶受限，暫不能轉帳', 'Your account is limited. No transfer for now'),
  '账户受限，暂不能领取': words('帳戶受限，暫不能領取', 'Your account is limited. No claim for now'),
  转账类型有误: words('轉帳類型有誤', 'This is no kind of transfer'),
  金额超出允许范围: words('金額超出允許範圍', 'The amount is out of range'),
  '错误次数过多，请稍后再试': words('錯誤次數過多，請稍後再試', 'Too many errors. Try again later'),
  频道不存在: words('頻道不存在', 'There is no such channel'),
  没有找到这场比赛: words('找不到這場比賽', 'There is no such match'),
  没有找到这个选项: words('找不到這個選項', 'There is no such selection'),
  没有找到这支球队: words('找不到這支球隊', 'There is no such team'),
  关注的球队已满: words('關注的球隊已滿', 'You follow as many teams as possible'),
  '验证码发送过于频繁，请稍后再试': words(
    '驗證碼發送過於頻繁，請稍後再試',
    'Codes were asked for too often. Try again later',
  ),
  验证码错误或已过期: words('驗證碼錯誤或已過期', 'The code is wrong or too old'),
  您还不是代理: words('您還不是代理', 'You are not an agent'),
  您已经是代理: words('您已經是代理', 'You are an agent already'),
  '您的代理资格已终止，请联系客服': words(
    '您的代理資格已終止，請聯絡客服',
    'You are an agent no more. Ask customer service',
  ),
  您的代理申请正在审核: words('您的代理申請正在審核', 'Your application is being looked at'),
  '申请未通过后需等待 24 小时再申请': words(
    '申請未通過後需等待 24 小時再申請',
    'After a refusal wait 24 hours before you apply again',
  ),
  该邮箱已用于其他代理: words('該電子郵箱已用於其他代理', 'This e-mail is another agent’s'),
  目前没有需要补充的资料: words('目前沒有需要補充的資料', 'Nothing is wanted of you now'),
  新邮箱验证码错误或已过期: words(
    '新電子郵箱驗證碼錯誤或已過期',
    'The code to the new e-mail is wrong or too old',
  ),
  原邮箱验证码错误或已过期: words(
    '原電子郵箱驗證碼錯誤或已過期',
    'The code to the present e-mail is wrong or too old',
  ),
  '推广方式说明不足，请补充具体渠道': words(
    '推廣方式說明不足，請補充具體渠道',
    'Say in more detail where and how you mean to bring members',
  ),
  推广渠道不符合要求: words(
    '推廣渠道不符合要求',
    'The way in which you mean to bring members is not allowed',
  ),
  违反代理条款: words('違反代理條款', 'The terms of agents were broken'),
};
