import path from 'node:path';
import { house } from './house.mjs';

export default house(path.join(import.meta.dirname, '..'), { isThorough: true });
