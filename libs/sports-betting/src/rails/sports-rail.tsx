import { ROOMY_QUERY, useMedia } from '@heptad/feature-module';
import { FullRail } from './full-rail';
import { IconRail } from './icon-rail';

/** The way to every sport, from any page of the full-site layout; icons alone where there is little room. */
export default function SportsRail() {
  return useMedia(ROOMY_QUERY) ? <FullRail /> : <IconRail />;
}
