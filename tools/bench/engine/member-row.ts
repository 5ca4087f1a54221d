/** A member as a registration leaves them, without what only a login needs: a row for storage. @param name the account's */
export const memberRow = (id: string, name: string) => ({
  id,
  name,
  password: '',
  grade: 0,
  currency: 'CNY',
  state: 'active',
  registered_at: 0,
  last_login_at: null,
  real_name: '',
  phone: '',
  email: '',
  birthday: '',
  avatar: '',
  invite_code: '',
  agent_code: '',
  recommend_code: '',
});
