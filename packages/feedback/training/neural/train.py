"""Trains the edit tagger: python3 train.py FOLDER --steps N [--threads N] [--width N] [--batch N]

Reads FOLDER/neural (see examples.ts), writes FOLDER/neural/weights.bin and prints the loss, precision and recall on
the held documents. The measured model: --minutes 41 --batch 3000, on one processor. Needs torch and numpy; uses a GPU when there is one. The seed is fixed; results differ slightly
between kinds of machines.
"""

import argparse
import json
import os
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("--steps", type=int, default=10000)
parser.add_argument("--minutes", type=float, help="ends after this time instead of a number of steps")
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--width", type=int, default=192)
parser.add_argument("--words", type=int, default=96)
parser.add_argument("--batch", type=int, default=3000, help="tokens a step")
parser.add_argument("--rate", type=float, default=2e-3)
parser.add_argument("--dilations", default="1,2,4,1")
parser.add_argument("--report", type=int, default=100)
args = parser.parse_args()

torch.manual_seed(20261123)
torch.set_num_threads(args.threads)
np_random = np.random.default_rng(20261123)
torch.set_float32_matmul_precision("high")
device = "cuda" if torch.cuda.is_available() else "cpu"
folder = os.path.join(args.folder, "neural")
head = json.load(open(os.path.join(folder, "tags.json")))
dilations = [int(d) for d in args.dilations.split(",")]


def shifted(x, by):
    """The same places of the neighbours `by` to the right (left when negative); zero outside."""
    return F.pad(x[:, by:], (0, 0, 0, by)) if by > 0 else F.pad(x[:, :by], (0, 0, -by, 0))


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.word = nn.Embedding(head["wordRows"], args.words)
        self.ending = nn.Embedding(head["endingRows"], 32)
        self.tag = nn.Embedding(head["tagRows"], 32)
        self.capital = nn.Embedding(head["capitalRows"] + 1, 8)
        for own in (self.word, self.ending, self.tag, self.capital):
            nn.init.normal_(own.weight, std=0.3)
        self.into = nn.Linear(args.words + 72, args.width)
        self.layers = nn.ModuleList(nn.Linear(3 * args.width, args.width) for _ in dilations)
        self.norms = nn.ModuleList(nn.LayerNorm(args.width) for _ in dilations)
        self.change = nn.Linear(args.width, len(head["changes"]))
        self.insertion = nn.Linear(args.width, len(head["insertions"]))

    def forward(self, batch, mask):
        parts = (
            self.word(batch[..., 0]),
            self.ending(batch[..., 1]),
            self.tag(batch[..., 2] // 4),
            self.capital(batch[..., 2] % 4),
        )
        x = F.relu(self.into(F.dropout(torch.cat(parts, -1), 0.1, self.training))) * mask
        for layer, norm, d in zip(self.layers, self.norms, dilations):
            x = norm(x + F.relu(layer(torch.cat((shifted(x, -d), x, shifted(x, d)), -1)))) * mask
        x = x[mask[..., 0] > 0]
        return self.change(x), self.insertion(x)


def sentences_of(name):
    data = np.fromfile(os.path.join(folder, name), dtype=np.uint16)
    starts, at = [], 0
    while at < len(data):
        starts.append(at)
        at += 1 + 5 * int(data[at])
    return data, np.array(starts)


def batches(data, starts):
    lengths = data[starts].astype(np.int64)
    order = np_random.permutation(len(starts))
    for chunk in np.array_split(order, max(1, len(order) // 20000)):
        chunk = chunk[np.argsort(lengths[chunk], kind="stable")]
        made, now = [], []
        for one in chunk:
            if now and (len(now) + 1) * lengths[one] > args.batch:
                made.append(now)
                now = []
            now.append(one)
        made.append(now)
        for at in np_random.permutation(len(made)):
            own = made[at]
            longest = int(lengths[own].max())
            batch = np.zeros((len(own), longest, 5), dtype=np.int64)
            for row, one in enumerate(own):
                n = lengths[one]
                batch[row, :n] = data[starts[one] + 1 : starts[one] + 1 + 5 * n].reshape(n, 5)
            size = torch.from_numpy(lengths[own])
            mask = (torch.arange(longest)[None, :] < size[:, None]).float()[..., None]
            yield torch.from_numpy(batch).to(device), mask.to(device)


def measure(model, held):
    """Loss a token, and precision and recall of changes and insertions above a margin of log 2."""
    model.eval()
    counts = np.zeros((2, 3))
    loss = tokens = 0.0
    with torch.no_grad():
        for batch, mask in batches(*held):
            flat = batch[mask[..., 0] > 0]
            for at, (scores, right) in enumerate(zip(model(batch, mask), (flat[:, 3], flat[:, 4]))):
                loss += F.cross_entropy(scores, right, reduction="sum").item()
                best = scores.clone()
                best[:, 0] += 0.7
                best = best.argmax(-1)
                counts[at] += [
                    ((best == right) & (right > 0)).sum().item(),
                    (best > 0).sum().item(),
                    (right > 0).sum().item(),
                ]
            tokens += len(flat)
    model.train()
    figures = " ".join(f"P {r / max(1, p):.3f} R {r / max(1, g):.3f}" for r, p, g in counts)
    print(f"held: loss {loss / tokens:.4f} {figures}", flush=True)


model = Tagger().to(device)
optimizer = torch.optim.AdamW(model.parameters(), lr=args.rate, betas=(0.9, 0.98), weight_decay=1e-3)
held = sentences_of("held.bin")
print("parameters", sum(p.numel() for p in model.parameters()), device, flush=True)
begin, step, tokens, running, done = time.time(), 0, 0, 0.0, 0.0


def rate_at(done):
    """The rate falls in a line after a short rise."""
    return args.rate * min(1.0, (step + 1) / 300) * max(0.01, 1 - done)


def save():
    parts = []
    with open(os.path.join(folder, "weights.bin"), "wb") as file:
        for name, value in model.state_dict().items():
            matrix = value.detach().float().cpu().numpy()
            rows, columns = matrix.shape if matrix.ndim == 2 else (len(matrix), 1)
            parts.append({"name": name, "rows": rows, "columns": columns})
            file.write(matrix.astype("<f4").tobytes())
    json.dump({"dilations": dilations, "parts": parts}, open(os.path.join(folder, "weights.json"), "w"))


passes = sorted(name for name in os.listdir(folder) if name.startswith("pass-"))
at = 0
while done < 1:
    for batch, mask in batches(*sentences_of(passes[at % len(passes)])):
        flat = batch[mask[..., 0] > 0]
        change, insertion = model(batch, mask)
        loss = F.cross_entropy(change, flat[:, 3]) + F.cross_entropy(insertion, flat[:, 4])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        done = (time.time() - begin) / (60 * args.minutes) if args.minutes else step / args.steps
        for group in optimizer.param_groups:
            group["lr"] = rate_at(done)
        optimizer.step()
        step, tokens, running = step + 1, tokens + len(flat), running + loss.item()
        if step % args.report == 0:
            print(step, f"loss {running / args.report:.4f}", int(tokens / (time.time() - begin)), "tokens/s", flush=True)
            running = 0.0
        if step % 1500 == 0:
            measure(model, held)
            save()
        if done >= 1:
            break
    at += 1
measure(model, held)
save()
