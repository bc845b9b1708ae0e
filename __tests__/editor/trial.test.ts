/**
 * The browser's own storage, which a trial of the editor begins with. `browser/editor.spec.ts` uses that of a real one.
 * @jest-environment jsdom
 */
import { prepareTrial } from '../../src/editor/trial'

const OWN = {
  'content/site.json': '{}',
  'content/blog/1-first/en.mdx': 'First.',
  'content/blog/2-second/en.mdx': 'Second.',
  'content/blog/2-second/cover.png': '',
}
const TEXTS = { ...OWN, 'static/files/list.pdf': '' }
const FILLED = { ...OWN, 'content/blog/2-second/cover.png': 'picture of /admin/content/blog/2-second/cover.png' }

const never = () => new Promise<never>(() => {})

/** What a browser keeps: files by path. Like a browser, it creates a file empty and fills it when its stream is closed. */
class Storage {
  readonly files = new Map<string, string>()
  readonly folders = new Set<string>()
  /** How many files are still written before the tab is closed. */
  left = Infinity
  /** How many files the tab has still to try. */
  coming = 0
  onLast = () => {}

  folder(path: string): object {
    const at = (name: string) => (path ? `${path}/${name}` : name)
    const found = (isThere: boolean, create?: boolean) => {
      if (!isThere && !create) throw new DOMException('', 'NotFoundError')
    }
    return {
      getDirectoryHandle: async (name: string, { create }: { create?: boolean } = {}) => {
        await Promise.resolve()
        found(this.folders.has(at(name)), create)
        this.folders.add(at(name))
        return this.folder(at(name))
      },
      getFileHandle: async (name: string, { create }: { create?: boolean } = {}) => {
        await Promise.resolve()
        found(this.files.has(at(name)), create)
        if (!this.files.has(at(name))) this.files.set(at(name), '')
        return this.file(at(name))
      },
    }
  }

  private file(path: string): object {
    let written = ''
    return {
      getFile: () => Promise.resolve({ size: this.files.get(path)!.length }),
      createWritable: () =>
        Promise.resolve({
          write: (text: string) => Promise.resolve(void (written = text)),
          close: () => {
            this.coming -= 1
            if (this.coming === 0) this.onLast()
            if (this.left-- <= 0) return never()
            return Promise.resolve(void this.files.set(path, written))
          },
        }),
    }
  }

  /** The files of the trial. */
  get trial(): Record<string, string> {
    return Object.fromEntries([...this.files].map(([file, text]) => [file.replace('sveltia-cms-test/', ''), text]))
  }
}

let storage: Storage
let status: number

beforeEach(() => {
  storage = new Storage()
  status = 200
  const getDirectory = () => Promise.resolve(storage.folder(''))
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { getDirectory } })
  globalThis.fetch = jest.fn((address: string) => {
    return Promise.resolve({ ok: status < 400, status, blob: () => Promise.resolve(`picture of ${address}`) })
  }) as unknown as typeof fetch
})

/** Opens a trial, and closes its tab when so many files are written. */
async function closedAfter(written: number): Promise<void> {
  storage.left = written
  storage.coming = Object.keys(FILLED).length
  const closed = new Promise<void>((resolve) => (storage.onLast = resolve))
  void prepareTrial(TEXTS)
  await closed
  storage.left = Infinity
}

it('begins with the content of the site, without files that only the site offers', async () => {
  await prepareTrial(TEXTS)
  expect(storage.trial).toEqual(FILLED)
})

it.each([0, 1, 2, 3])('is whole when it is opened again after its tab was closed after %i files', async (written) => {
  await closedAfter(written)
  expect(storage.trial).not.toEqual(FILLED)
  await prepareTrial(TEXTS)
  expect(storage.trial).toEqual(FILLED)
})

it('keeps what was changed in an earlier trial', async () => {
  await closedAfter(1)
  storage.files.set('sveltia-cms-test/content/site.json', '{ "name": "Mine" }')
  await prepareTrial(TEXTS)
  expect(storage.trial).toEqual({ ...FILLED, 'content/site.json': '{ "name": "Mine" }' })
})

it('takes no error of the host for a picture, and fetches it the next time', async () => {
  status = 503
  await expect(prepareTrial(TEXTS)).rejects.toThrow('/admin/content/blog/2-second/cover.png')
  status = 200
  await prepareTrial(TEXTS)
  expect(storage.trial).toEqual(FILLED)
})
