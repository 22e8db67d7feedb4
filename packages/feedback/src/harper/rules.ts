import type { CorrectionCode } from '@pratik/contract/feedback';
import { wordList } from '../lexicon/word-list.ts';

/**
 * The enabled Harper rules, by error code. All other rules are disabled, so that a newer Harper version cannot show
 * unreviewed rules to learners. Deliberately disabled are rules about place names (`UpdatePlaceNames`), style,
 * wordiness, initialisms, regional words, hyphens and brands. Rules that are wrong as often as right on learners’
 * sentences are also disabled, such as `MissingTo`, `MassNouns` and `ThereToTheir` ("go there tomorrow").
 */
const rulesOfCode: Partial<Record<CorrectionCode, string>> = {
  'missing-article': `AfterAWhile ForAWhile InAHurry HaveAHardTime LongTimeAgo ThanksALot AWaysToGo
    FewUnitsOfTimeAgo ForTheMostPart ForTheNthTime InAnIdealWorld StateOfTheArt`,
  'extra-article': 'AnAnother AnotherAn TheAnother TheMy ASomeTime SomeWithoutArticle TheHowWhy',
  'missing-preposition': 'AdvantageOf EverySingleOneOf LookForwardTo InFavourOfDoing HowTo',
  'wrong-preposition': `AccuseOf ArriveTo AspireTo AtTheEndOfTheDay AwareOf BewareOf ByAccident CuriousAbout
    DuringAges ExceptOf FascinatedBy GoodAt GoToWar GoToSleep ImplementIn Impressed InDetail InNeedOf
    InspiredBy InStock InterestedIn InTheFirstPlace InvestIn JealousOf LaughOfAt MeansALotTo OnFloor OnTopOf
    PassionateAbout ReasonForDoing ResponsibilityFor SimilarLike TakeALookTo TakeCareOf TakeControlOf
    TakePrideIn ToSomeDegree ByOnesOwn InLieuOf OnFirstGlance CommitmentTo ObsessPreposition`,
  'extra-preposition': 'AskNoPreposition AwaitFor CraveFor DespiteOf HadOf PayForPrice UnderneathOf Towards',
  'third-person-s': 'IDo ',
  'tense-other': 'DidPast HelpedPast SimplePastToPastParticiple RegularIrregulars IfWouldve WishCould Payed',
  'be-omission': 'ModalBeAdjective ThereMissingIsClause ItTimeAuxiliary ProgressiveNeedsBe',
  negation: 'DontCan DoubleNegative HaveNegNoAny DoNotWant',
  countability: 'LevelOfDetails InDetail MakeSense HumanLife',
  quantifier: 'QuiteMany ALittleOfPractice ACoupleMore MostOfTheTimes',
  'plural-after-number': 'OneOfTheSingular AnotherThings AnotherOnes HalfAnHour',
  comparatives: 'AdjectiveDoubleDegree LessWorse SameAs ThenThan ThatThan AsMuchAs VeryLess',
  'verb-pattern': `LetToDo LookingForwardTo WorthToDo AllowTo GetUsedTo UseToUsedTo SupposedTo
    MakeItSeem BeAllowed`,
  'collocation-transfer': 'DoMistake TakeMedicine LastNight',
  'false-friends-and-calques': 'FriendOfMe ItLooksLikeThat HowItLooksLike',
  'double-connector': 'Unless LikeAsIf AsIfThough DespiteItIs',
  modal: 'DoubleModal ModalOf WillNonLemma WillContain WouldNeverHave',
  possessive: 'ElsePossessive SomebodyElses EachOthersPossessive',
  'word-order': 'NorModalPronoun NoLongerPronoun NotOnlyInversion',
  'question-formation': 'DoIAdjective HavePronoun HowDoesCompared',
  'capital-letters': `CapitalizePersonalPronouns SentenceCapitalization Americas Australia Canada Holidays Koreas
    NationalCapitals OceansAndSeas`,
  punctuation: 'WrongApostrophe',
  spelling: `AllReady AllThough AfterAll Alongside ALongTime ForALongTime Anybody Anyhow Anywhere AtLeasToLeast
    AtLestToLeast Bought Cant CorrectNumberSuffix Didnt DoToDueTo EverEvery EverSince Everybody EveryTime
    Everywhere ExitedExcitedContext ExtendOrExtent FeelFell GoingTo Hazzle HeartToHeard HopHope HowMach However
    IAm InThe InsteadOf ItCan ItsContraction Itself IveGotTo KindRegards LetAlone LetsConfusion LikelyHood
    LooksLikes Lots Misspell Misunderstand Misunderstood Myself NeedHelp Nobody NotIn NotOnly NotTo Nothing
    NounVerbConfusion NowWay Nowadays Nowhere OfCourse OnSecondThought PeaceOfMind PronounAre PronounContraction
    QuiteQuiet SafeToSave SaveToSafe SeamToSeem Somebody Somehow Someone Somewhere TheirToThere
    TheirToTheyre ThereOwn Theres Therefore ThesesThese The TheyreConfusions TheyreToTheir
    ThingThink ThoughThought ToLoseTooLoose ToTooIdioms ToTwoToo TooTo WasAloud WayTooAdjective 
    Whereas WinPrize Without Yourself YourOutClauseAgreement YourPredicateAdjective DoesOrDose CantWay
    PluralDecades Confident ComplainAsNoun Respond`,
  other: `AnA RepeatedWords IAmAgreement AtAllCosts BackInTheDay BehindTheScenes BesideThePoint
    EachAndEveryOne FarAndFewBetween GetRidOf HumanBeings IsKnownFor LastButNotLeast OnceInAWhile OnceOrTwice
    OnTheSpurOfTheMoment SoonerOrLater TakeItPersonally TrialAndError TryOnesLuck VeryMuchSo ThrowRubbish
    Combinate Addicting IsBeenAuxSequence TheDifferenceBetween TheLastDays CriteriaPhenomena
    ThisTypeOfThing ToTo TrueToWord WellEducated ViceVersa OffLimits NervousWreck KindOf`,
};

export const ruleCodes: Readonly<Record<string, CorrectionCode>> = Object.fromEntries(
  Object.entries(rulesOfCode).flatMap(([code, rules]) =>
    wordList(rules).map((rule) => [rule, code as CorrectionCode] as const),
  ),
);

/**
 * Harper rules that find typing errors instead of grammar errors. The corrections of these rules are so
 * reliable that they are shown as certain.
 */
const certain: ReadonlySet<string> = new Set(
  wordList('CapitalizePersonalPronouns The IAm AnA RepeatedWords Koreas Americas Canada Australia Nowadays'),
);

/**
 * Returns the confidence of a Harper rule. Grammar rules have a confidence below 0.5, because their first
 * suggestion is wrong about as often as right. A correction with such a confidence is shown as "bir bak" (take a
 * look) and never applied automatically.
 */
export function ruleConfidence(rule: string): number {
  if (certain.has(rule)) return 0.8;
  return rule === 'SentenceCapitalization' ? 0.3 : 0.4;
}
