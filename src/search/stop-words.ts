/** Stop words: they say nothing about the subject of a question or a sentence, so they are neither indexed as prose nor searched for. */
export const STOP_WORDS = new Set(
  (
    'a about again all also an and any are as at be because been being both but by can cannot cant could did do does doesn doesnt doing don dont done each either for from get gets ' +
    'getting give gives go goes had has have having he hello help her here his how i if im in instead into is isn isnt it its itself just know like likely ' +
    'make makes making many may maybe me might more most much must my need needs neither no nor not now of off on once one only onto or other others our out over own please possible ' +
    'shall should since so some somebody something somewhere such than that the their them themselves then there therefore these they thing things this those though through ' +
    'thus to together too try trying up upon us use used uses using via want wants was way we well were what whatever whats when where whether which while who whole whom whose why will ' +
    'with within without wont work working works would yet you your yours'
  ).split(' '),
);

/**
 * Words that many questions contain and few pages are about. They are rare in the documentation, so their inverse document frequency
 * alone would make them count for a lot.
 */
export const COMMON_QUESTION_WORDS = new Set(
  (
    'able actually allow allows always anymore apply applied become becomes before after between bit change changes changing choose chooses chosen come comes correctly custom describe different during every existing find finds ' +
    'five four give gives going happen happens highest issue issues keep keeping keeps let lets look looks lot lowest missing never next often own part parts people probably problem problems properly put puts question really result results same ' +
    'seem seems simple sometimes suddenly show showing shown shows stay stays still take taken takes ten three two user users very waited went while whole already'
  ).split(' '),
);
