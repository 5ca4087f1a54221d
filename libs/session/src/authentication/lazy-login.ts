export { createKeyVault } from '../key-vault';
export { logIn } from '../login';
export { registerMember } from '../register';
export { localTokenExpiry } from '../token-expiry';
export { attempts } from '../web-clip/attempts';
