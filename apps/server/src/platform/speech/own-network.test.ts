import { expect, it } from 'vitest';
import { isOnOwnNetwork } from './own-network.ts';

it.each([
  'http://localhost:8880/v1',
  'http://voice.localhost/v1',
  'http://127.0.0.1:8880/v1',
  'http://127.1/v1',
  'http://[::1]:8880/v1',
  'http://10.4.0.9/v1',
  'http://172.31.255.1/v1',
  'https://192.168.1.20/v1',
  'http://[fd12:3456::1]/v1',
  'http://[::ffff:10.0.0.1]/v1',
  'http://kokoro:8880/v1',
])('network of the organisation › includes %s', (url) => expect(isOnOwnNetwork(url)).toBe(true));

it.each([
  'https://api.openai.com/v1',
  'https://localhost.example.org/v1',
  'https://10.0.0.1.example.org/v1',
  'http://172.32.0.1/v1',
  'http://8.8.8.8/v1',
  'http://[2001:db8::1]/v1',
  'http://[::ffff:8.8.8.8]/v1',
  'http://ai./v1',
])('network of the organisation › excludes %s', (url) => expect(isOnOwnNetwork(url)).toBe(false));
