import 'virtual:brand.css';
import { startBrand } from '@heptad/app-shell';
import { brand } from 'virtual:brand';
import { modules } from './modules';

void startBrand({ brand, modules });
