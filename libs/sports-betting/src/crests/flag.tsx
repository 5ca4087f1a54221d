import { CN, DE, ES, FR, GB_ENG, IT, JP, US } from 'country-flag-icons/string/3x2';
import { memo } from 'react';
import type { Country } from './league-country';

const address = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const FLAGS: Readonly<Record<Country, string>> = {
  'GB-ENG': address(GB_ENG),
  ES: address(ES),
  DE: address(DE),
  IT: address(IT),
  FR: address(FR),
  CN: address(CN),
  JP: address(JP),
  US: address(US),
};

/** The flag of a country, 20 × 14 pixels, beside a name that says the country: screen readers do not hear it. */
const Flag = memo(function Flag({ country }: { readonly country: Country }) {
  return (
    <img
      src={FLAGS[country]}
      alt=""
      width={20}
      height={14}
      className="h-[14px] w-[20px] rounded-[2px] object-cover outline outline-1 -outline-offset-1 outline-line"
    />
  );
});
export default Flag;
