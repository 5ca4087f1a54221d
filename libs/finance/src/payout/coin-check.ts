import { BOUNDS } from '@heptad/contracts';
import { isEthereumAddress, isTronAddress } from '@heptad/crypto';
import type { AddressCheck } from './account-rules';

/** Checks an address by its network's own checksum: Base58Check of TRC20, EIP-55 of ERC20. */
export const checkAddress: AddressCheck = (address) => {
  if (BOUNDS.coinAddress.TRC20.test(address)) return isTronAddress(address) ? 'right' : 'checksum';
  if (BOUNDS.coinAddress.ERC20.test(address)) return isEthereumAddress(address) ? 'right' : 'checksum';
  return 'other';
};
