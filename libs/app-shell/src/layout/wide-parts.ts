export { SideRail } from './side-rail';
export { WideHeader } from './wide-header';
