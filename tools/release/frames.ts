import { createInterface } from 'node:readline';
import { frameReader } from './read-frames';

const [folder = ''] = process.argv.slice(2);
const read = frameReader(folder);
for await (const line of createInterface({ input: process.stdin })) console.log(read(line));
