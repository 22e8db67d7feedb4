import { wordList } from './word-list.ts';

/** Common regular verbs in their base form. */
export const regularVerbs: readonly string[] = wordList(`
accept accuse achieve act add admire admit adopt advertise advise affect afford agree allow amaze announce annoy
answer apologise apologize appear apply appreciate approach approve argue arrange arrest arrive ask assume attach
attack attempt attend attract avoid bake ban bark bathe behave believe belong blame boil book borrow bother breathe
brush bully bury calculate call camp cancel care carry cause celebrate change charge chase chat cheat check chew
choke claim clap clean clear click climb close collect comb combine compare compete complain complete concentrate
concern confirm confuse congratulate connect consider consist contact contain continue control convince cook copy
correct cough count cover crash create cross cry cycle damage dance dare decide declare decorate decrease defend
delay delete deliver demand deny depend deserve describe design destroy develop die disagree disappear disappoint
discover discuss dislike divide divorce double doubt download dress drop dry earn educate employ encourage end
enjoy enter entertain escape examine excite exercise exist expect experience explain explode explore express
face fail fasten fear fill film finish fit fix follow force frighten gain gather graduate greet guess guide hand
handle happen hate help hope hug hunt hurry identify ignore imagine improve include increase influence inform injure
insist inspire intend interest interrupt introduce invent invest invite involve iron join joke jump kick kill kiss
knock know lack land last laugh learn lie lift like limit link list listen live lock look love manage marry match
matter measure melt memorise memorize mend mention mind miss mix move murder name need notice obey object observe
obtain occur offer open operate order organise organize own pack paint park participate pass pause perform
persuade phone photograph pick plan plant play please point polish post postpone pour practise practice pray prefer
prepare present press pretend prevent print produce program promise pronounce protect prove provide publish pull
punish push queue raise reach realise realize receive recognise recognize recommend record recover recycle reduce
refer refuse regret relax rely remain remember remind remove rent repair repeat replace reply report represent
request rescue research reserve resign respect respond rest result retire return review rob roll ruin rush sail
save scare score scream search seem separate serve share shave shop shout sign skate ski skip slip slow smile smoke
sneeze snow solve sort sound stare start stay step stop stretch study succeed suffer suggest suit supply support
suppose surf surprise surround survive suspect swallow talk taste tease telephone text thank tidy tie touch train
transfer translate travel treat trust try turn type underline use vary visit volunteer vote wait walk want warn wash
waste watch water wave weigh welcome whisper wish wonder work worry wrap yell
abandon abduct abolish abound absolve absorb accelerate accommodate accompany accomplish account accrue accustom
acknowledge acquiesce acquire activate adapt adjourn adjust administer adorn align allege allot allude alter
amalgamate amuse analyse annul anticipate appeal appease appoint appraise arouse aspire assail assemble assert
assess assign associate assure astonish astound attain attest augment authorize automate avert await babysit
backfire backpack baffle befriend beg beguile behead behold belittle bestow betray bewilder bewitch bitch bless
blurt boggle bolster bombard breastfeed brighten broaden bustle captivate carve cater cease centralize certify
chant cherish chirp circumvent cite classify cleanse coalesce coerce coexist cohabit coincide collide collude
commence communicate compel compile complicate comply compose conceal conceive conclude condemn condense condone
conduct confess confide configure conform confront conjure connote conquer conserve consolidate conspire constitute
constrain construct consult consume contribute convene converge convey cope correspond corrode crave cripple
criticise criticize crumble cultivate curtail customise customize dampen darken daunt daze dazzle deafen debilitate
debrief debug debunk deceive decentralize decimate decipher decode decommission decompose decouple decry decrypt
dedicate deduct deepen deface defer define deform defraud defy degrade delegate delimit demean demolish demoralize
denote denounce depart depict deplore deploy deport depress derail derange derive desist detach deteriorate
determine devastate devolve devote diagnose differ dignify diminish dine disable disapprove disarm disband disburse
discard discern disclaim disclose discourage disgruntle dishearten dislodge dismantle disobey dispense disperse
displace displease dispose disprove disrupt dissent dissolve dissuade distil distill distinguish distort distract
distress disturb diverge divert divest divulge donate drain drown dwindle earmark edify edit elapse elate elect
electrify elucidate elude embalm embark embarrass embody embrace embroider embroil emerge emigrate emphasise
emphasize empower enable enact enchant encircle enclose encroach encrypt encumber endanger endear endorse endow
endure energize enforce engage engender engrave engulf enhance enlarge enlist enliven enquire enrich enrol enroll
ensue ensure enthral entice entrain entrench entrust envelop envisage envision equip erase erupt eschew espouse
establish evacuate evaluate evoke evolve exaggerate exalt exasperate exceed exclaim exclude exert exhale exhaust
exhilarate exhort exhume expand expedite expel expire expose expunge extend extinguish extol exude fade falter
fascinate fatten fend fetch finance fizzle flatten flatter flavor flavour float fluster foreclose foreshadow
forewarn forfeit freshen frolic frustrate fulfil fulfill fundraise furnish generate giggle glean glide govern grab
grapple gratify graze grieve hamper hanker harangue harass heal heighten hesitate hijack hinder hire hitchhike
hoist hone horrify humiliate hunker illuminate illustrate imbue immerse immigrate impale impart imperil impinge
implode imply impose impoverish impress imprison incite incorporate indicate indulge infect infest inflate
infuriate infuse ingest inhabit inhibit initiate innovate inquire inspect install instil instruct insure integrate
intensify interact interpret intimidate intoxicate intrigue intrude inundate invade invert invigorate invoke irk
irritate isolate jog juggle justify juxtapose kidnap knead knit languish lash launder legalise lengthen lessen
lighten linger liquefy liquidate liven loosen madden maim maintain manifest maximise maximize meander meditate
mesmerize migrate mingle minimise minimize misplace mispronounce misspell mistrust mitigate modify motivate mourn
muddle mull multiply mumble mystify navigate neglect negotiate nourish nurture obsess occupy offend omit opine
oppose oppress opt outnumber outpace overeat overestimate overlook overpower overshadow overturn overuse overwhelm
owe pamper paralyse pave perceive perish permeate perplex persevere persist pervade plagiarise plagiarize pollute
portray possess prattle preach precede preclude predetermine predict preoccupy presuppose prevail prioritise
prioritize proclaim procrastinate procure profess prohibit prolong promote propose prosper protrude provoke purport
pursue qualify quarrel quash ratify rattle react reap reassure reboot recite reckon reclaim reconcile recoup redact
redefine refinance refine reflect refocus refract refresh refuel refurbish register regroup regulate rehearse
reheat reimburse rein reinforce rejoice rejuvenate relate relent relieve relinquish relive reload render renew
renounce repel rephrase replenish require resemble resent reside resist restock restore restrain restrict
restructure resurface retrieve retrofit reup revamp reveal revel revert revisit revitalise revitalize revive revoke
revolve ripen roam rout sadden satisfy saturate scatter scavenge schedule scold scorch scratch sculpt settle sever
sharpen shatter shorten shun sift simplify simulate skateboard skyrocket smuggle snatch sneak sniff snowboard soak
soar socialise socialize solicit sooth soothe sparkle spawn specialise specialize specify spellbind squander
standardise startle starve stiffen stifle stimulate straighten strangle strengthen strip submerge submit subside
subsidize subsist subtract subvert succumb suffice summarise summon sunbathe suppress surmount surpass suspend suss
sustain sweeten symbolise sympathise sympathize tantalize tarnish tempt terrify threaten thrive thwart tighten
transact transform transpire tremble tuck uncover underestimate undervalue underwhelm unearth unfold unify unite
unleash unlock unnerve unpack unplug unravel unsettle untie unveil unwrap utilise validate vanish verify vie
visualise visualize waive wander warp weaken wean widen wield wither worsen wrestle wrinkle yearn
weed whistle contest flood nap judge sketch rain
accumulate allocate analyze ascend assist blend blink bloom blush bribe chop circulate clarify collapse commit compensate
comprise confine console contemplate convert convict crawl cure curl demonstrate deprive descend despise detect digest
discriminate disguise dismiss distribute dive dominate dwell ease eliminate emit evaporate execute exhibit exploit extract
flourish fry gamble gaze glance grasp grin hatch haunt highlight hum imitate implement inherit insert interfere merge moan
mutter nag nod nominate oblige originate penetrate permit plead praise preserve presume proceed prompt radiate recall
recharge recruit regard reject reproduce resolve retain retreat reunite revise rotate scrape scrub seize select shrug sigh
smash snore squeeze steer stir strive struggle stumble subscribe suck supervise surrender swap sway tackle tame tend thaw
tickle tolerate toss transmit tumble upload urge utter violate wag wink wipe worship yawn yield
abuse advance aim award balance battle boast bomb boost bounce bruise bump capture challenge cheer clash complement
compromise conflict contrast crack crush curse decline defeat desire display dispute drag drift dump encounter envy estimate
exchange export feast flash flow frame frown function fund glow grant grill grip groan guarantee halt harvest hike hint
honour host impact import launch leak loan monitor peel pinch plot plunge poison process protest pump punch purchase quote
rebel release remark sacrifice scan slap spark spray strain stroke substitute tick trade trap trim twist venture whip
`);

/** Verbs of `regularVerbs` whose last consonant is doubled before -ed and -ing, as in "stopped". */
export const doublingVerbs: ReadonlySet<string> = new Set(
  wordList(`
admit ban chat clap control drop fit hug jog knit occur pat permit plan prefer program quit refer regret rob rub
shop skip slip stop step tap trap trip wrap travel cancel quarrel begin cut dig forget get hit let put run set shut
sit split spin swim win upset bet
chop slap scan wag trim whip plot abhor beg befriend commit compel defer deter dispel distil drag drip equip excel expel grab grin hum incur infer nod omit outwit propel rebel repel scrub skim slam snap sob spot stir strip submit swap unplug unwrap wed zip enrol fulfil instil cram hop jot prod tag sip flip grip nap
`),
);
