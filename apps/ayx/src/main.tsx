import 'virtual:brand.css';
// First, so that the vendor's parts stand in the order that packs best.
import { modules } from './modules';
import { startBrand } from '@heptad/app-shell';
import { brand } from 'virtual:brand';

void startBrand({ brand, modules });
