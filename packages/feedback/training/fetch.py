"""
Fetches the training text of the statistical layer: `python3 fetch.py FOLDER`.

Clones the repositories of sources.json into FOLDER/sources at their commits, and writes FOLDER/text.txt (a line
with the genre before each document, a paragraph a line, a blank line after each document), FOLDER/tags.txt and FOLDER/tags-test.txt (a word and its tag a line).
Needs git. The same commits give the same files.
"""
import html
import json
import os
import random
import re
import subprocess
import sys
import zlib

folder = sys.argv[1]
here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, 'sources.json')) as listed:
    sources = json.load(listed)
# The share of the documents that is used, in percent.
share = 100


def place(source):
    return os.path.join(folder, 'sources', source['repository'].replace('/', '+'))


def git(source, *arguments):
    return subprocess.run(['git', '-C', place(source), *arguments], capture_output=True, check=True).stdout


def fetch(source):
    if os.path.isdir(place(source)):
        return
    os.makedirs(place(source))
    git(source, 'init', '-q')
    git(source, 'fetch', '-q', '--depth', '1', f"https://github.com/{source['repository']}.git", source['commit'])


def files(source, pattern):
    names = git(source, 'ls-tree', '-r', '--name-only', source['commit']).decode('utf8', 'ignore').split('\n')
    return [name for name in names if re.search(pattern, name)]


def read(source, name):
    return git(source, 'show', f"{source['commit']}:{name}").decode('utf8', 'ignore')


def clean(text):
    text = html.unescape(re.sub(r'<[^>]+>', '', text))
    for mark, plain in (('\u2060', ''), ('\ufeff', ''), ('\u200a', ''), ('’', "'"), ('‘', "'"), ('“', '"'),
                        ('”', '"'), ('\u00a0', ' '), ('—', ' - '), ('–', '-'), ('…', '...')):
        text = text.replace(mark, plain)
    return re.sub(r'\s+', ' ', text).strip()


def book_paragraphs(text):
    text = re.sub(r'<(equation|m:math|math|table|code|note class="media).*?</\1>', '', text, flags=re.S)
    return [clean(part) for part in re.findall(r'<para[^>]*>(.*?)</para>', text, flags=re.S)]


def ebook_paragraphs(text):
    text = re.sub(r'<a [^>]*noteref[^>]*>.*?</a>', '', text, flags=re.S)
    return [clean(part) for part in re.findall(r'<p[^>]*>(.*?)</p>', text, flags=re.S)]


def markdown_paragraphs(text):
    text = re.sub(r'^---.*?\n---\n', '', text, flags=re.S)
    text = re.sub(r'```.*?```', '', text, flags=re.S)
    text = re.sub(r'\{[%{].*?[%}]\}', '', text, flags=re.S)
    text = re.sub(r'!?\[([^\]]*)\]\([^)]*\)', r'\1', text)
    text = re.sub(r'[*_`]{1,3}', '', text)
    parts = [part for part in re.split(r'\n\s*\n|\n(?=[-*] )', text) if not re.match(r'\s*[#|<>{]', part)]
    plain = [re.sub(r'^[-*+] |^\d+\. ', '', clean(part)) for part in parts]
    return [part for part in plain if re.search(r'[.?!]["\')]?$', part)]


ebook_files = r'src/epub/text/(?!colophon|imprint|titlepage|uncopyright|halftitle|dedication|loi|endnotes).*\.xhtml$'


def documents_of(source):
    name = source['repository']
    if name.startswith('openstax/'):
        pattern, paragraphs = r'\.cnxml$', book_paragraphs
    elif name.startswith('standardebooks/'):
        pattern, paragraphs = ebook_files, ebook_paragraphs
    elif name == 'github/opensource.guide':
        pattern, paragraphs = r'^_articles/[^/]*\.md$', markdown_paragraphs
    elif name.startswith('global-asp/'):
        # The last lines of a story name its licence. Stories whose licence forbids commercial use are left out.
        pattern = r'^en/\d.*\.md$'
        paragraphs = lambda text: markdown_paragraphs(text) if '[CC-BY]' in text else []
    elif name == 'nishkalavallabhi/OneStopEnglishCorpus':
        pattern = r'Texts-SeparatedByReadingLevel/.*\.txt$'
        paragraphs = lambda text: [clean(line) for line in text.split('\n')]
    else:
        pattern, paragraphs = r'\.md$', markdown_paragraphs
    for file in files(source, pattern):
        long_enough = [part for part in paragraphs(read(source, file)) if len(part) > 15]
        english = [part for part in long_enough if sum(c.isascii() for c in part) > 0.97 * len(part)]
        if english:
            yield english


def genre_of(source):
    return 2 if source['repository'].startswith(('standardebooks/', 'global-asp/')) else 1


def single_sentences(lists):
    """Sentences of sentence lists (the text before the first tab), fifty a document in a fixed random order."""
    seen = set()
    sentences = []
    for source in lists:
        for line in read(source, source['file']).split('\n'):
            sentence = clean(line.split('\t')[0])
            is_new = sentence != '' and sentence not in seen
            if sentence[:1] == '"' or (is_new and re.search(r'[.?!]"?$', sentence) and sentence[0].isupper()):
                seen.add(sentence)
                sentences.append(sentence)
    random.Random(1).shuffle(sentences)
    return [sentences[at:at + 50] for at in range(0, len(sentences), 50)]


def is_used(document):
    return zlib.crc32('\n'.join(document).encode()) % 100 < share


def write_tags(source):
    test = set(read(source, 'not-to-release/file-lists/files.test').split())

    def is_test(name):
        base = os.path.basename(name).split('.conllu')[0]
        return base in test or any(os.path.basename(one).startswith(base) for one in test)

    train_file = open(os.path.join(folder, 'tags.txt'), 'w')
    test_file = open(os.path.join(folder, 'tags-test.txt'), 'w')
    for name in files(source, r'not-to-release/sources/.*\.conllu$'):
        out = test_file if is_test(name) else train_file
        for sentence in read(source, name).split('\n\n'):
            rows = [line.split('\t') for line in sentence.split('\n') if line and line[0] != '#']
            words = [(row[1], row[4]) for row in rows if len(row) > 5 and row[0].isdigit()]
            if words:
                out.write(''.join(f"{word.replace(' ', '_')}\t{tag}\n" for word, tag in words) + '\n')


for each in sources:
    fetch(each)
tagged = [each for each in sources if each['repository'].startswith('UniversalDependencies/')]
lists = [each for each in sources if 'file' in each]
texts = [each for each in sources if each not in tagged and each not in lists]
words = 0
with open(os.path.join(folder, 'text.txt'), 'w') as out:
    whole = [(genre_of(each), one) for each in texts for one in documents_of(each)]
    for genre, document in whole + [(3, one) for one in single_sentences(lists)]:
        if is_used(document):
            out.write(f'#{genre}\n' + '\n'.join(document) + '\n\n')
            words += sum(paragraph.count(' ') + 1 for paragraph in document)
write_tags(tagged[0])
print(words, 'words')
